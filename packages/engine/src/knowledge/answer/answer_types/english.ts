import { type AnswerTypePatterns, numberBut } from './answer_type_patterns.ts'

const money = '[€$£¥%]|euros?\\b|dollars?\\b|pounds?\\b|cents?\\b|percent\\b|eur\\b|usd\\b|gbp\\b'
const spans = '%|(?:second|minute|hour|day|week|month|year)s?\\b'

export const english: AnswerTypePatterns = {
  asks: [
    [
      'price',
      /\bhow much (?:does|do|is|are|will|would|did|for|it)\b|\bwhat (?:does|do|did|will|would)(?= (?:\S+ ){1,5}cost\b)|\bhow expensive\b|\bwhat(?:'s| is| are| does)? (?:the |your )?(?:price|cost|fee|rate|charge)s?\b|\bhow much(?:\W*$| \()|\b(?:price|cost|fee)s?\W*$|^(?:price|cost)s?\b/,
    ],
    ['duration', /\bhow (?:long|soon|quickly|fast|often|many (?:minutes|hours|days|weeks|months|years))\b/],
    [
      'amount',
      /\bhow (?:many|much|old|far|tall|high|deep|big|large|wide|heavy)\b|\b(?:what|which) (?:percent|percentage|number|amount|size|age|share|portion)\b/,
    ],
    ['time', /\bwhen\b|\b(?:what|which) (?:year|date|day|month|century|decade|time|hours)\b/],
    ['person', /\b(?:who|whom|whose)\b/],
    ['contact', /\b(?:what|which)(?:'s| is)? (?:the |your )?(?:phone|telephone|e-?mail|number|address)\b/],
    [
      'place',
      /\bwhere\b|\b(?:what|which) (?:city|country|state|town|region|place|street|river|continent|county)\b/,
    ],
  ],
  asksWhether:
    /\b(?:is|are) there\b|\b(?:do|does) (?:you|it|they) (?:also )?(?:have|offer|sell|provide|serve|accept|support|ship|deliver|rent|repair)\b(?! to\b)/,
  states: {
    price: new RegExp(
      `${numberBut(spans)}|[€$£¥]|\\b(?:free|gratis|included|prices?|costs?|fees?|charged?|rates?)\\b`,
    ),
    duration:
      /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|century|centuries|immediately|instantly|daily|weekly|monthly|yearly|annually|hourly|once|twice|always|never|overnight|permanent|permanently|indefinitely|until|lifetime|soon)\b/,
    // A year counts nothing.
    amount:
      /(?<![\d,.])(?!(?:1\d|20)\d\d(?!\d|[.,]\d))\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|quarter|once|twice|both|single|several|many|no|none|all|free)\b/,
    time: new RegExp(
      `${numberBut(money)}|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|daily|weekly|monthly|yearly|noon|midnight|morning|evening|night|century|decade|spring|summer|autumn|fall|winter|before|after|during|until|always|never|anytime|once|soon|immediately)\\b`,
    ),
    person:
      /\b(?:we|our|team|staff|owners?|founders?|managers?|customers?|members?|people|everyone|anyone|users?|admins?|administrators?)\b/,
    contact: /\d{3}|@|\b(?:e-?mail|phone|call|street|avenue|road)\b/,
    place: /\b(?:in|at|on|near|from|to|under|click|open|go|online|here|settings|menu|page|tab|section)\b/,
  },
}
