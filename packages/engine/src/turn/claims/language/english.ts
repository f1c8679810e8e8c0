import {
  type ActionKind,
  type ActionVerb,
  type ClaimWords,
  type Clause,
  type StatedAction,
  verbFor,
} from './claim_words.ts'
import { base, documents, doing, done } from './english_verbs.ts'

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

/** Where a claim begins, and whether the agent speaks of itself. */
type Frame = { first: number; isOwn: boolean } | null

/** "I've booked", "we have noted that", "it has been sent", "your table is reserved", "Noted!" */
function doneAt(place: Place, word: string): StatedAction | null {
  const { clause, at, rest } = place
  const last = before(clause, at)
  const verb =
    verbFor(done.get(word), rest) ?? passiveOf(lowerAt(clause, last), word) ?? otherOf(clause, word, rest)
  const frame = verb === null ? null : doneFrame(place, word, last)
  return verb === null || frame === null
    ? null
    : stated(place, verb, frame.first, { tense: 'done', isOwn: frame.isOwn })
}

function doneFrame(place: Place, word: string, last: number): Frame {
  const lower = lowerAt(place.clause, last)
  if (last < 0) return opens(place, word) ? { first: place.at, isOwn: false } : null
  if (lower === 'i') return { first: last, isOwn: true }
  const doer = have.has(lower) ? doerFrame(place, before(place.clause, last)) : null
  return doer ?? passiveFrame(place, word, last)
}

function doerFrame({ clause, rest }: Place, first: number): Frame {
  const subject = clause.words[first]
  if (subject?.lower === 'i') return { first, isOwn: true }
  const isNamed = subject?.isLarge && /\byou\b/u.test(rest)
  const isOurs = isNamed || groups.has(subject?.lower ?? '')
  return isOurs && addressed.test(rest) ? { first, isOwn: false } : null
}

function passiveFrame({ clause, rest }: Place, word: string, last: number): Frame {
  const lower = lowerAt(clause, last)
  if (lower === 'been') return { first: before(clause, last), isOwn: false }
  const isState = being.has(lower) && settled.has(word) && !isRule.test(rest)
  return isState && isOurs(clause, last) ? { first: last, isOwn: false } : null
}

/** "Is booked out", "is reserved for guests": how it always is. */
const isRule = /^\W*(?:up|out|solid|by|on the|in the|for (?:guests|people))\b/u

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
  const isLetMe = lowerAt(clause, last) === 'me' && lowerAt(clause, last - 1) === 'let'
  if (isLetMe && verb.kind !== 'contact')
    return stated(place, verb, last - 1, { tense: 'promise', isOwn: true })
  const first = subjectOf(clause, last)
  if (first === null) return null
  const isOwn = lowerAt(clause, first) === 'i'
  if (!isOwn && !(isSomebody(clause, first, verb.kind) && isAbout(verb.kind, word, rest))) return null
  const meant: ActionVerb = !isOwn && word === 'confirm' ? { kind: 'contact' } : verb
  return stated(place, meant, first, { tense: 'promise', isOwn })
}

/** Who will do it: "the team will", "I'm going to". */
function subjectOf(clause: Clause, last: number): number | null {
  const isGoing = lowerAt(clause, last) === 'to' && lowerAt(clause, last - 1) === 'going'
  if (!isGoing && !will.has(lowerAt(clause, last))) return null
  const first = before(clause, isGoing ? last - 2 : last)
  return first < 0 ? null : first
}

const isAbout = (kind: ActionKind, word: string, rest: string) =>
  kind === 'contact' || kind === 'pass' || sends.has(word) || addressed.test(rest)

const notSomebody = set('you it that this which these those there')
const sends = set('send email confirm')

/** Whoever it is that gets in touch; for other deeds, somebody of the organization. */
const isSomebody = (clause: Clause, at: number, kind: ActionKind) =>
  !notSomebody.has(lowerAt(clause, at)) &&
  (kind === 'contact' || clause.words[at]!.isLarge || isGroup(clause, at))

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
