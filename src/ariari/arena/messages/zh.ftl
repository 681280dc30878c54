# 牌桌与 mjai 程序之间的问题。

no-flowers = mjai 没有花牌，而本店使用花牌
no-sitter = mjai 无法表示轮休的人
cannot-say = mjai 无法表示：{ $why }
cannot-start = 无法启动 { $program }：{ $why }
zero-byte = 命令中含有 NUL 字符
