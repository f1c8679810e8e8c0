import { act } from '../../option_phrase.ts'

/** How things are compared: options such as "More than now". */
export const degrees = [
  act(
    'more, extra, additional, further',
    `more than, more (people|money|expensive|time|often|rooms|guests|days|hours|did|have), (much|even|few|spend|spent|pay|add|lot) more(?! (info|information|about|details|help)), additional, extra`,
  ),
  act(
    'higher, increase, greater, larger, bigger, raise',
    `higher, highest, greater, greatest, larger, largest, bigger, biggest, increase, increased, increases, increasing, raise, raised, extend, extending, extension, maximum, max, exceed, exceeded, exceeding, (gone|went|go|going|goes) up, above`,
  ),
  act('after', 'after(?! (all|tomorrow)), later, late, delay, delayed'),
  act('less, fewer', 'less, fewer'),
  act(
    'lower, decrease, smaller, reduce',
    `lower, lowest, lowered, smaller, smallest, shorter, decrease, decreased, decreases, decreasing, reduce, reducing, reduction, reductions, cheaper, cheapest, minimum, below, (go|going|gone|went|come|bring) down`,
  ),
  act('before', 'before(?!$), earlier, earliest'),
  act(
    'new, brand new',
    'new(?! (year|years)), brand new, another (one|account|card|booking|reservation|appointment|order), (dont|do not|havent) (have|got) .{1,20}yet, first time',
  ),
  act(
    'existing, exists, already exists, already have',
    `exist, exists, existing, already (have|has|got|had|made|booked|there), (i|we) have (an|a) (reservation|booking|order|contract|subscription|policy), (i|we) (made|booked|ordered) [it|one] (the other|yesterday|last|earlier|before), my (current|existing|present|old|previous) (booking|reservation|order|contract|subscription|policy)`,
  ),
]
