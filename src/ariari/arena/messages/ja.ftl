# 卓と mjai のボットの間で起こる問題。

no-flowers = mjai には花牌がありませんが、この店では花牌を使います
no-sitter = mjai には抜け番を表す方法がありません
cannot-say = mjai では表せません：{ $why }
cannot-start = { $program } を起動できません：{ $why }
zero-byte = コマンドに NUL 文字が入っています
