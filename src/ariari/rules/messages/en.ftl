# What whoever names a house may be told: rules/, NoRuleset. What is wrong within a ruleset is told its author, in English.

no-house = there is no house `{ $house }`{ $meant }
no-file = there is no file { $file }
