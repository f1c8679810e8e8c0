import type { ActionKind, ActionVerb } from './claim_words.ts'

const people = String.raw`(?:(?:the|our|my)\s+(?:[\w-]+\s+){0,2})?(?:team|colleagues?|staff|office|crew|people|owner|manager|doctors?|kitchen|support|billing|sales)|them|him|her|someone|somebody|everyone|a colleague|[A-Z]\w+`
const bookings =
  'bookings?|orders?|reservations?|appointments?|accounts?|subscriptions?|calendar|diary|waiting list|plan'
export const documents = 'summary|document|recap|overview|brief'
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

/** What each base form, participle or -ing form may mean. */
function entriesOf(form: 0 | 1 | 2): ReadonlyMap<string, readonly ActionVerb[]> {
  const entries = new Map<string, ActionVerb[]>()
  for (const [kind, forms, where] of verbs)
    for (const verb of forms.split(', ')) {
      const word = verb.split(' ')[form]!
      entries.set(word, [...(entries.get(word) ?? []), { kind, ...(where && { where }) }])
    }
  return entries
}

export const base = entriesOf(0)
export const done = entriesOf(1)
export const doing = entriesOf(2)
