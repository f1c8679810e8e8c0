import { wordsOf } from '../../search/words.ts'
import type { ProofWording } from './proof_wording.ts'

const count =
  '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|several|few)'
const span = '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?)'
const currency =
  '(?:[€$£¥]|euros?\\b|dollars?\\b|pounds?\\b|francs?\\b|cents?\\b|pence\\b|eur\\b|usd\\b|gbp\\b|chf\\b)'
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)'
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

export const english: ProofWording = {
  asks: [
    [
      'manner',
      /^how (?:do|can|could|should|would|must) (?:i|we|you|one)\b|^how to\b|\bwhat is the (?:best )?way to\b|^what (?:should|do|can|must) (?:i|we) do\b/,
    ],
    ['time', /^how (?:early|late)\b|\b(?:until|by|since|from) when\b/],
    ['amount', /\bwhat(?:'s| is) the (?:minimum|maximum|smallest|largest|lowest|highest)\b/],
    [
      'price',
      /\bwhat(?:'s| is| are) the (?:[a-z]+ ){0,3}(?:fines?|fees?|deposits?|charges?|prices?|costs?|rates?|tax)\b/,
    ],
  ],
  asksWhether:
    /^(?:and |so )?(?:do|does|did|is|are|was|were|can|could|may|might|must|should|will|would|have|has|am)\b/,
  typeWords: new Set(
    wordsOf(`
    cost costs price prices fee fees much expensive charge charges take takes last lasts long soon often early late time
    times many number far`),
  ),
  states: {
    price: new RegExp(
      `${currency}\\s?\\d|\\d\\s?${currency}|\\b(?:one|two|three|five|ten) ${currency}|\\b(?:free(?: of charge)?|for free|no (?:extra )?(?:charge|cost|fee)|nothing|gratis|included in the price)\\b`,
    ),
    duration: new RegExp(
      `\\b${count}(?:(?: to | or | and |-|–)${count})?[ -](?:and a half )?(?:business |working |calendar |full )?${span}\\b|\\b(?:until|till|lifetime|for life|forever|indefinitely|immediately|at once|instantly|same day|next day|overnight|daily|weekly|monthly|yearly|annually|once|twice|every|never|no limit|unlimited)\\b`,
    ),
    amount:
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|none|unlimited|as many as)\b/,
    time: new RegExp(
      `\\b\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m|p\\.m|o'clock|h)\\b|\\b\\d{1,2}:\\d\\d\\b|\\b${weekday}\\b|\\b(?:in|on|by|from|until|since|before|after|of|end of|early|late|mid)? ?${month}\\b|\\b(?:from|at|until|till|by|before|after|between|since) (?:\\d|noon|midnight|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)|\\b${count} (?:minutes?|hours?|days?|weeks?|months?) (?:before|after|in advance|ahead)\\b|\\b(?:every day|daily|around the clock|24/7|any ?time|always|weekends?|weekdays|public holidays|noon|in (?:spring|summer|autumn|winter)|every (?:week|month|year|spring|summer|autumn|winter)|once a (?:week|month|year))\\b`,
    ),
    person: /\b(?:mr|ms|mrs|miss|dr|prof(?:essor)?)\b/,
    contact: /\d[\d /-]{4,}\d|@|https?:|www\.|\b\d+ [a-z]+ (?:street|road|lane|avenue)\b/,
    place:
      /\b\d+ (?:[a-z]+ ){1,2}(?:street|road|lane|avenue|square)\b|\b(?:in|at|on|near|behind|beside|by|under|above|opposite|outside|inside|from|through|via|around|next to|in front of|between) (?:the |our |your |a |an |each |every )?[a-z]{3,}|\b(?:online|anywhere|everywhere|upstairs|downstairs|here)\b/,
    manner:
      /\b(?:in writing|in person|e-?mail|mail|phone|call|online|form|app|account|website|page|link|button|click|letter|post|desk|counter|settings|menu|sign|log ?in|fill|send|write|choose|select|enter|open|book|bring|ask|tell|visit)\b/,
  },
  past: /\b(?:since|for over|for more than)\b.*|\b\S+ (?:years?|months?|weeks?|days?) (?:ago|old|of experience)\b/g,
  leaning:
    /^(?:\d|[€$£]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|about|around|approximately|roughly|usually|normally|generally|mostly|typically|currently|up to|at|from|between|within|until|till|by|before|after|in|on|near|behind|beside|next to|opposite|under|above|outside|inside|for|with|without|once|twice|every|each|daily|weekly|monthly|yearly|only|none|never|always|anytime|any time|free|immediately|an?(?= (?:minute|hour|day|week|month|year|few|couple|half|extra|additional|further))|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays|weekends|mr|ms|mrs|dr|prof|it|they|that|this|these|those|you|most|adults|children|students|members|people|everyone|anyone)(?![a-z]))/,
  pronoun: /^(?:it|they|that|this|these|those|you)(?:'s|'re)?\b/,
  polarity:
    /^(?:[a-z ]{1,30}, (?=yes|no\b))?(?:yes|no|not yet|not at the moment|of course(?: not)?|certainly(?: not)?|sure|absolutely|definitely|unfortunately(?: not)?|sorry|on request|usually not|only)\b[,.!:;–-]*\s*/,
  clause: /\b(?:we|our|us|ours|i|my|he|she|his|her|is|are|was|were|has|have|had)\b/,
  ofUs: /\b(?:we|our|us|you|your|available|offered|there (?:is|are)|possible|allowed|welcome|included)\b/,
  retold:
    /\b(?:ask(?:s|ed)?|wonder(?:s|ed)?|want(?:s|ed)? to know|question (?:of|about))\b.*\b(?:whether|if|how|what|when|where|who|which|about)\b/,
  neutral: new RegExp(
    `^(?:${span}|euros?|dollars?|pounds?|cents?|percent|km|kg|miles?|met(?:re|er)s?|litres?|am|pm|per|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|one|half|about|usually|within|every|costs?|people|person|adults?|children|students?|members?|first|plus|including|without|${weekday}|${month})$`,
  ),
}
