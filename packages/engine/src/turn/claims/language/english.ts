import {
  type ActionKind,
  type ActionVerb,
  type ClaimWords,
  type Clause,
  type StatedAction,
  verbFor,
} from './claim_words.ts'

const people = String.raw`(?:(?:the|our|my)\s+(?:[\w-]+\s+){0,2})?(?:team|colleagues?|staff|office|crew|people|owner|manager|doctors?|kitchen|support|billing|sales)|them|him|her|someone|somebody|everyone|a colleague|[A-Z]\w+`
const bookings =
  'bookings?|orders?|reservations?|appointments?|accounts?|subscriptions?|calendar|diary|waiting list|plan'
const documents = 'summary|document|recap|overview|brief'
const after = (pattern: string) => new RegExp(String.raw`^\W*(?:${pattern})`, 'u')
const somewhere = (pattern: string) => new RegExp(String.raw`\b(?:${pattern})\b`, 'u')

/** Base, past participle and -ing form of verbs; the first line that fits is what a verb means. */
const verbs: readonly (readonly [kind: ActionKind, forms: string, where?: RegExp])[] = [
  ['document', 'send sent sending, email emailed emailing, prepare prepared preparing', somewhere(documents)],
  ['pass', 'pass passed passing, hand handed handing', somewhere(String.raw`on|along|over|to (?:${people})`)],
  ['pass', 'send sent sending', somewhere(`(?:on|along) to|to (?:${people})`)],
  [
    'pass',
    'call called calling, phone phoned phoning, contact contacted contacting, email emailed emailing',
    after(people),
  ],
  [
    'pass',
    'forward forwarded forwarding, relay relayed relaying, flag flagged flagging, escalate escalated escalating, report reported reporting, submit submitted submitting',
  ],
  [
    'pass',
    'inform informed informing, notify notified notifying, alert alerted alerting, tell told telling, ask asked asking',
    after(String.raw`(?!(?:you|me|myself|whether|if|about|for|that|how|what|why|one|some|a few|just)\b)\w`),
  ],
  ['pass', 'let let letting', after(String.raw`(?!(?:you|me|us)\b)[^,.;]{1,40}?\bknow\b`)],
  ['pass', 'share shared sharing', somewhere(`with (?:${people})`)],
  ['pass', 'check checked checking', after('(?:that |this |it )?with')],
  ['pass', 'connect connected connecting, put put putting', after('you (?:through|with|to)')],
  [
    'pass',
    'get got getting, have had having',
    after(String.raw`(?:${people})\s+(?:to|call|look|contact|get back|reply|write)`),
  ],
  ['pass', 'make made making', after(String.raw`sure (?:that )?(?:${people}|it|this|that|your)`)],
  [
    'pass',
    'take taken taking, sort sorted sorting, handle handled handling, see seen seeing',
    after('(?:care of )?(?:it|that|this|to it|everything)'),
  ],
  [
    'contact',
    'call called calling, ring rung ringing, phone phoned phoning, contact contacted contacting, update updated updating',
    after('you(?!r)|back'),
  ],
  [
    'contact',
    'email emailed emailing, text texted texting',
    after(String.raw`you(?!r)(?!\s+(?:a|an|the|your)\b)|back`),
  ],
  [
    'contact',
    'write written writing, reply replied replying, respond responded responding, answer answered answering',
    after(String.raw`(?:to )?you|back|as soon|by|within|at|$`),
  ],
  ['contact', 'get got getting, come come coming', after('back to you|in touch')],
  ['contact', 'be been being', after('in touch')],
  ['contact', 'follow followed following, reach reached reaching', after('up|out')],
  ['contact', 'let let letting', after('you know')],
  [
    'deed',
    'change changed changing, update updated updating, correct corrected correcting, amend amended amending, adjust adjusted adjusting, add added adding, move moved moving, put put putting',
    somewhere(bookings),
  ],
  ['note', 'note noted noting, record recorded recording, log logged logging'],
  ['note', 'save saved saving', after('your|that|this|it')],
  [
    'note',
    'write written writing, put put putting, take taken taking, jot jotted jotting',
    somewhere('down'),
  ],
  ['note', 'make made making', after('a note')],
  ['note', 'register registered registering', somewhere('interest|request|complaint|question|wish')],
  ['note', 'add added adding', somewhere('to (?:your|the) (?:request|notes?|message|answers?|list)')],
  [
    'note',
    'change changed changing, update updated updating, correct corrected correcting, amend amended amending, adjust adjusted adjusting',
    after(String.raw`(?!.*\b(?:myself|total|sum|figures?|calculation)\b)(?!my\b|you\b)`),
  ],
  [
    'deed',
    'make made making, take taken taking, place placed placing, create created creating, open opened opening',
    somewhere(`(?:a|an|the|your|that|this) (?:\\w+ ){0,2}(?:${bookings}|payment|ticket)`),
  ],
  [
    'deed',
    'sign signed signing, put put putting, hold held holding, keep kept keeping, set set setting, move moved moving, block blocked blocking',
    somewhere('up|aside|for you|(?:on|in|to) the'),
  ],
  [
    'deed',
    'check checked checking',
    somewhere('availability|calendar|stock|diary|your (?:order|booking|account)'),
  ],
  [
    'deed',
    'book booked booking, reserve reserved reserving, rebook rebooked rebooking, cancel cancelled cancelling, cancel canceled canceling, order ordered ordering, refund refunded refunding, schedule scheduled scheduling, reschedule rescheduled rescheduling, arrange arranged arranging, organise organised organising, organize organized organizing, register registered registering, enrol enrolled enrolling, enroll enrolled enrolling',
  ],
  [
    'deed',
    'send sent sending, email emailed emailing, mail mailed mailing, text texted texting, confirm confirmed confirming, process processed processing, issue issued issuing, activate activated activating, upgrade upgraded upgrading, unsubscribe unsubscribed unsubscribing, transfer transferred transferring, ship shipped shipping, deliver delivered delivering, apply applied applying, waive waived waiving, credit credited crediting, delete deleted deleting, charge charged charging, reset reset resetting, fix fixed fixing',
  ],
]

const [base, done, doing] = ([0, 1, 2] as const).map((form) => {
  const entries = new Map<string, ActionVerb[]>()
  for (const [kind, forms, where] of verbs)
    for (const verb of forms.split(', ')) {
      const word = verb.split(' ')[form]!
      entries.set(word, [...(entries.get(word) ?? []), { kind, ...(where && { where }) }])
    }
  return entries
}) as [Map<string, ActionVerb[]>, Map<string, ActionVerb[]>, Map<string, ActionVerb[]>]

const set = (words: string) => new Set(words.split(/\s+/))
const adverbs = set(
  'just already now also gladly happily then certainly definitely personally duly both all directly immediately quickly still too of course usually always automatically successfully',
)
const have = set("have 've has 's")
const being = set("is are was were 's 're")
const will = set("will 'll")
const groups = set(
  'we they he she team colleague colleagues staff office crew someone somebody owner manager mechanic doctor kitchen support consultant partner us',
)
/** What the agent may say that it did: it reads, thinks and talks. */
const harmless = set(
  `answered asked assumed attached based calculated called checked collected combined compared confused considered
  converted counted covered described estimated explained gathered grouped highlighted included linked listed looked
  mentioned missed misjudged mixed named narrowed noticed numbered offered outlined overlooked picked provided received
  recommended rounded searched selected shortened showed sorted started suggested summarised summarized translated
  tried understood used wanted worked`,
)

/** Any other deed to what is the visitor's: "I've unlocked your account". */
const otherOf = (clause: Clause, word: string, rest: string): ActionVerb | null =>
  word.endsWith('ed') && !harmless.has(word) && isYours(clause, rest) ? { kind: 'deed' } : null

const isYours = ({ words }: Clause, rest: string) =>
  /\byour?\b/u.test(rest) || /^your?$/.test(words[0]?.lower ?? '')

const passiveOf = (before: string, word: string): ActionVerb | null =>
  before === 'been' && Object.hasOwn(passives, word) ? { kind: passives[word]! } : null

/** In the passive, nobody has to be named. */
const passives: Readonly<Record<string, ActionKind>> = {
  informed: 'pass',
  notified: 'pass',
  alerted: 'pass',
  told: 'pass',
  contacted: 'contact',
}
const things = set('it that this everything all you these those')
/** Of things that are said to be in a state: "your table is reserved". */
const settled = set(
  'booked reserved rebooked cancelled canceled confirmed refunded ordered scheduled rescheduled arranged registered enrolled noted recorded saved updated changed corrected logged forwarded sent shipped',
)
const addressed = /\b(?:you|yours?|it|that|this|them|everything)\b/u
const messages =
  /\b(?:e-?mails?|confirmations?|calls?|callback|messages?|texts?|letters?|repl(?:y|ies)|answers?|quotes?|links?|invoices?|responses?|notifications?|sms)\b/u

interface Place {
  clause: Clause
  /** Of the verb in the words of the clause. */
  at: number
  rest: string
}

const actionsIn = (clause: Clause): StatedAction[] =>
  clause.words.flatMap(({ lower, to }, at) => {
    const place = { clause, at, rest: clause.text.slice(to - clause.from) }
    const action =
      doneAt(place, lower) ?? promisedAt(place, lower) ?? underWayAt(place, lower) ?? fixedAt(place, lower)
    return action === null ? [] : [action]
  })

const lowerAt = ({ words }: Clause, at: number) => words[at]?.lower ?? ''

/** The place before a word, adverbs left out; "and sent" takes up what stood before the first verb. */
function before(clause: Clause, at: number): number {
  let place = at - 1
  while (adverbs.has(lowerAt(clause, place))) place--
  if (lowerAt(clause, place) !== 'and') return place
  const auxiliary = clause.words.findLastIndex(
    ({ lower }, early) => early < place && (have.has(lower) || will.has(lower)),
  )
  return auxiliary >= 0 ? auxiliary : place
}

const stated = (
  { clause, at }: Place,
  { kind }: ActionVerb,
  first: number,
  rest: Pick<StatedAction, 'tense' | 'isOwn'>,
): StatedAction => ({ kind, ...rest, from: clause.words[Math.max(first, 0)]!.from, to: clause.words[at]!.to })

/** "I've booked", "we have noted that", "it has been sent", "your table is reserved", "Noted!" */
function doneAt(place: Place, word: string): StatedAction | null {
  const { clause, at, rest } = place
  const last = before(clause, at)
  const lower = lowerAt(clause, last)
  const verb = verbFor(done.get(word), rest) ?? passiveOf(lower, word) ?? otherOf(clause, word, rest)
  if (verb === null) return null
  if (last < 0) return opens(place, word) ? stated(place, verb, at, { tense: 'done', isOwn: false }) : null
  if (lower === 'i') return stated(place, verb, last, { tense: 'done', isOwn: true })
  const doer = have.has(lower) ? doneBy(place, verb, before(clause, last)) : null
  if (doer !== null) return doer
  if (lower === 'been') return stated(place, verb, before(clause, last), { tense: 'done', isOwn: false })
  const isState =
    being.has(lower) &&
    settled.has(word) &&
    !/^\W*(?:up|out|solid|by|on the|in the|for (?:guests|people))\b/.test(rest)
  return isState && isOurs(clause, last) ? stated(place, verb, last, { tense: 'done', isOwn: false }) : null
}

function doneBy(place: Place, verb: ActionVerb, at: number): StatedAction | null {
  const subject = lowerAt(place.clause, at)
  if (subject === 'i') return stated(place, verb, at, { tense: 'done', isOwn: true })
  const isOurs =
    subject === 'we' ||
    groups.has(subject) ||
    (place.clause.words[at]?.isLarge && /\byou\b/u.test(place.rest))
  return isOurs && addressed.test(place.rest)
    ? stated(place, verb, at, { tense: 'done', isOwn: false })
    : null
}

/** "Noted.", "Booked for you" */
const opens = ({ clause, rest }: Place, word: string) =>
  clause.isFirst &&
  (settled.has(word) || word === 'passed') &&
  /^\W*(?:$|for (?:you|\d)|on\W*$|that\b)/.test(rest)

/** "Your table is", "that's": something of this conversation, and no rule. */
function isOurs(clause: Clause, at: number): boolean {
  const subject = lowerAt(clause, at - 1)
  if (things.has(subject)) return true
  const words = clause.words.slice(Math.max(0, at - 6), at).map(({ lower }) => lower)
  return words.some((word) => word === 'your' || word === 'the' || word === 'this')
}

/** "I'll pass", "we will call you", "Callum will get back", "let me book that" */
function promisedAt(place: Place, word: string): StatedAction | null {
  const { clause, at, rest } = place
  const verb = verbFor(base.get(word), rest)
  if (verb === null) return null
  const last = before(clause, at)
  const lower = lowerAt(clause, last)
  if (lower === 'me' && lowerAt(clause, last - 1) === 'let' && verb.kind !== 'contact')
    return stated(place, verb, last - 1, { tense: 'promise', isOwn: true })
  const isGoing = lower === 'to' && lowerAt(clause, last - 1) === 'going'
  if (!will.has(lower) && !isGoing) return null
  const at0 = before(clause, isGoing ? last - 2 : last)
  const subject = clause.words[at0]
  if (subject?.lower === 'i') return stated(place, verb, at0, { tense: 'promise', isOwn: true })
  const isSomebody = subject !== undefined && !notSomebody.has(subject.lower) && isWho(clause, at0, verb.kind)
  const isAbout = verb.kind === 'contact' || verb.kind === 'pass' || sends.has(word) || addressed.test(rest)
  const meant: ActionVerb = word === 'confirm' ? { kind: 'contact' } : verb
  return isSomebody && isAbout ? stated(place, meant, at0, { tense: 'promise', isOwn: false }) : null
}

const notSomebody = set('you it that this which these those there')
const sends = set('send email confirm')

/** Whoever it is that gets in touch; for other deeds, somebody of the organization. */
const isWho = (clause: Clause, at: number, kind: ActionKind) =>
  kind === 'contact' || clause.words[at]!.isLarge || isGroup(clause, at)

/** "the team in Edinburgh", "someone from the office" */
const isGroup = (clause: Clause, at: number) =>
  clause.words.slice(Math.max(0, at - 4), at + 1).some(({ lower }) => groups.has(lower))

/** "I'm booking that for you" */
function underWayAt(place: Place, word: string): StatedAction | null {
  const { clause, at, rest } = place
  const verb = verbFor(doing.get(word), rest)
  if (verb === null) return null
  const last = before(clause, at)
  if (!/^(?:am|'m)$/.test(lowerAt(clause, last))) return null
  return stated(place, verb, last - 1, { tense: 'done', isOwn: true })
}

/** What is said without a verb of the list, by its first word: "you'll get an email", "the team has your message". */
const fixed: Readonly<Record<string, readonly (readonly [ActionKind, StatedAction['tense'], RegExp])[]>> = {
  you: [
    [
      'document',
      'promise',
      new RegExp(
        String.raw`^(?:'ll| will| should| can expect to) (?:\w+ )?(?:receive|get|find)\b.*\b(?:${documents})\b`,
        'u',
      ),
    ],
    [
      'contact',
      'promise',
      new RegExp(
        String.raw`^(?:'ll| will| should| can expect to) (?:\w+ )?(?:receive|get)\b.*${messages.source}`,
        'u',
      ),
    ],
    [
      'contact',
      'promise',
      /^(?:'ll| will| should) (?:\w+ )?(?:hear (?:back )?from|be (?:called|contacted|emailed|notified))/u,
    ],
    ['deed', 'done', /^(?:'re| are) (?:now )?(?:all set|on the (?:waiting )?list)/u],
  ],
  your: [
    [
      'document',
      'promise',
      new RegExp(String.raw`^ (?:${documents}) will (?:be|come|follow|arrive|reach)`, 'u'),
    ],
    [
      'deed',
      'done',
      /^ (?:refund|money|confirmation|order|booking|ticket) is (?:on (?:its|the) way|in place|through)/u,
    ],
  ],
  the: [
    [
      'document',
      'promise',
      new RegExp(String.raw`^ (?:${documents}) will (?:be|come|follow|arrive|reach)`, 'u'),
    ],
  ],
  expect: [
    ['contact', 'promise', new RegExp(String.raw`^ (?:a|an|our|their|the) (?:\w+ )?${messages.source}`, 'u')],
  ],
  knows: [['pass', 'done', /^ about (?:it|that|this|your)/u]],
  has: [
    [
      'pass',
      'done',
      /^ (?:now )?(?:got )?your (?:message|number|request|details|question|email|address|note)/u,
    ],
  ],
  done: [['note', 'done', /^\W*$/u]],
  sorted: [['note', 'done', /^\W*$/u]],
  set: [['note', 'done', /^\W*$/u]],
}

function fixedAt({ clause, at, rest }: Place, word: string): StatedAction | null {
  if (!Object.hasOwn(fixed, word)) return null
  const text = rest.toLowerCase().replaceAll('’', "'")
  const found = fixed[word]!.find(
    ([kind, , pattern]) => pattern.test(text) && !(kind === 'note' && !opensWith(clause, at)),
  )
  const { from, to } = clause.words[at]!
  return found === undefined ? null : { kind: found[0], tense: found[1], isOwn: false, from, to }
}

/** "All set." */
const opensWith = (clause: Clause, at: number) =>
  clause.isFirst &&
  clause.words.slice(0, at).every(({ lower }) => lower === 'all' || lower === 'it' || lower === "'s")

export const english: ClaimWords = {
  without: String.raw`\b(?:not|no|never|none|nothing|nobody|except|without|neither|nor|cannot)\b|n['’]t\b`,
  closed: String.raw`\b(?:closed|shut)\b`,
  adding: String.raw`\b(?:with|plus|including|incl|extra|additional|on top|adds?|added)\b`,
  saving: String.raw`\b(?:sav(?:e|es|ed|ing|ings)|cheaper|less|difference)\b`,
  again: String.raw`\b(?:again|back|reopen\w*|from)\b`,
  onTop: String.raw`\b(?:vat|tax|taxes|gross|net|surcharge|increase|on top|tip|more|plus)\b`,
  monthEnd: 'end of (?:the|this|next|each|every) month',
  actionsIn,
  condition:
    /\b(?:if|unless|whenever|provided|in case|as long as|whether)\b|\b(?:once|when|as soon as|after|until|before)\b(?=[^,;]*\b(?:you|your|booked|paid|payment|ordered|confirmed)\b)/iu,
  request:
    /^\W*(?:(?:just|please|simply|then|so|or|and|could you|can you|would you)\s+)*(?:give|send|tell|leave|share|let (?:me|us) (?:have|know)|write|drop|type|enter|say|reply|call|email|pick|choose|fill|click|tap|confirm)\b|\b(?:what|which|where|how|could|can|may|would|shall|should|do)\b[^?]*\?/iu,
  consequence: /^\W*(?:then|that way|so|with that|in that case)\b/iu,
  messages,
  doings: [
    /\b(?:confirm\w*|sends?|sent|emailed|receives?|gets?)\b(?! us)/iu,
    /\b(?:calls?|called|rings?|phones?) (?:you|back)/iu,
    /\b(?:repl(?:y|ies)|responds?|responses?|answers?|gets? back|in touch|hears?)\b(?! us)/iu,
    /\b(?:deliver\w*|ship\w*)/iu,
    /\b(?:refund\w*|credit\w*|returns?)\b(?! us)/iu,
    /\b(?:regist\w+|enrol\w*|book\w*|reserv\w+|cancel\w*|arrang\w+|schedul\w+|order\w*|charg\w+|block\w*|process\w*|activat\w+|delet\w+)\b/iu,
  ],
}
