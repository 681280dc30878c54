# 对指定店铺的人说的话。规则文件中的错误以英语告知作者。

no-house = 没有“{ $house }”这家店{ $meant }
no-file = 没有 { $file } 这个文件
