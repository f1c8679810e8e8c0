import {
  type ActionKind,
  type ActionVerb,
  type ClaimWords,
  type Clause,
  type StatedAction,
  verbFor,
} from './claim_words.ts'

const has = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')
const bookings = has(
  String.raw`\p{L}*buchung|\p{L}*bestellung|\p{L}*reservierung|\p{L}*termin|\p{L}*abo|konto|warteliste|kalender|gutschein|vertrag|tarif`,
)
const toTeam = has(String.raw`team|kolleg\p{L}+|ans|an (?:das|die|den|unsere\p{L}*|frau|herrn)`)
const documents = has('zusammenfassung|dokument|übersicht|unterlagen|protokoll')

/** By what they mean: participles, infinitives, and verbs of the present with what stands at the end of their clause. */
const participles: readonly (readonly [ActionKind, string, RegExp?])[] = [
  ['document', 'geschickt gesendet zugeschickt zugesandt erstellt verschickt', documents],
  ['pass', 'geschickt gesendet gegeben', toTeam],
  [
    'pass',
    'weitergegeben weitergeleitet weitergereicht informiert benachrichtigt mitgeteilt gemeldet übergeben übermittelt ausgerichtet verständigt nachgefragt',
  ],
  ['pass', 'gegeben gesagt', has('bescheid')],
  ['pass', 'gefragt gebeten', has(String.raw`team|kolleg\p{L}+`)],
  ['contact', 'angerufen kontaktiert'],
  ['deed', 'geändert korrigiert aktualisiert angepasst', bookings],
  [
    'note',
    'notiert vermerkt festgehalten erfasst aufgeschrieben gespeichert geändert korrigiert aktualisiert angepasst aufgenommen ergänzt hinterlegt vorgemerkt erledigt',
  ],
  [
    'deed',
    'gebucht umgebucht reserviert storniert bestellt abbestellt geschickt zugeschickt verschickt gesendet zugesandt versendet bestätigt angemeldet abgemeldet eingetragen erstattet überwiesen gutgeschrieben vereinbart abgesagt verschoben aktiviert freigeschaltet organisiert veranlasst eingerichtet gekündigt gelöscht zurückgelegt beauftragt',
  ],
]
const infinitives: readonly (readonly [ActionKind, string, RegExp?])[] = [
  ['document', 'schicken senden zuschicken zusenden erstellen', documents],
  ['pass', 'schicken senden geben', toTeam],
  [
    'pass',
    'weitergeben weiterleiten weiterreichen informieren benachrichtigen mitteilen übergeben übermitteln ausrichten verständigen nachfragen kümmern',
  ],
  ['pass', 'geben sagen', has('bescheid')],
  ['contact', 'anrufen zurückrufen kontaktieren zurückmelden antworten melden'],
  ['deed', 'ändern korrigieren aktualisieren anpassen', bookings],
  [
    'note',
    'notieren vermerken festhalten erfassen aufschreiben speichern ändern korrigieren aktualisieren anpassen aufnehmen ergänzen hinterlegen vormerken',
  ],
  [
    'deed',
    'buchen umbuchen reservieren stornieren bestellen abbestellen schicken zuschicken zusenden senden bestätigen anmelden abmelden eintragen erstatten überweisen gutschreiben vereinbaren absagen verschieben aktivieren freischalten organisieren veranlassen einrichten kündigen löschen zurücklegen beauftragen',
  ],
]
/** Stems: "ich gebe … weiter", "wir rufen … an". */
const presents: readonly (readonly [ActionKind, string, RegExp?])[] = [
  ['document', 'schick send erstell', documents],
  ['pass', 'geb leit reich', has('weiter')],
  ['pass', 'geb sag', has('bescheid')],
  ['pass', 'schick', toTeam],
  ['pass', 'richt', has('aus')],
  ['pass', 'teil', has('mit')],
  ['pass', 'frag bitt', has(String.raw`nach|team|kolleg\p{L}+`)],
  ['pass', 'informier benachrichtig verständig'],
  ['pass', 'verbind', has('sie|dich')],
  ['pass', 'kümmer', has('mich|uns')],
  ['pass', 'sorg', has('dafür')],
  ['contact', 'kontaktier'],
  ['deed', 'lass', has('zukommen')],
  ['contact', 'ruf', has('an|zurück')],
  ['contact', 'meld', has('mich|uns|zurück')],
  ['contact', 'bestätig', has('ihnen|dir|sie|dich')],
  ['contact', 'schreib antwort', has('ihnen|dir')],
  ['deed', 'änder korrigier aktualisier', bookings],
  ['note', 'notier vermerk speicher änder korrigier aktualisier ergänz hinterleg'],
  ['note', 'halt', has('fest')],
  ['note', 'schreib nehm', has('auf')],
  ['note', 'pass', has('an')],
  ['note', 'merk', has('vor')],
  ['deed', 'meld', has('(?:an|ab)')],
  ['deed', 'trag', has('ein')],
  ['deed', 'leg', has('zurück')],
  ['deed', 'richt', has('ein')],
  [
    'deed',
    'buch reservier stornier bestell schick send bestätig erstatt überweis veranlass organisier verschieb vereinbar',
  ],
]

function entriesOf(
  rows: readonly (readonly [ActionKind, string, RegExp?])[],
  endings: readonly string[] = [''],
) {
  const entries = new Map<string, ActionVerb[]>()
  for (const [kind, words, where] of rows)
    for (const word of words.split(' ').flatMap((stem) => endings.map((ending) => stem + ending)))
      entries.set(word, [...(entries.get(word) ?? []), { kind, ...(where && { where }) }])
  return entries
}
const done = entriesOf(participles)
const infinitive = entriesOf(infinitives)
const ofMe = entriesOf(presents, ['e', ''])
const ofUs = entriesOf(presents, ['en', 'n'])
const ofOthers = entriesOf(presents, ['t', 'et'])

const addressed = has(
  String.raw`sie|ihnen|ihre?[nmrs]?|dich|dir|deine?[nmrs]?|euch|eure?[nmrs]?|das|es|dies\p{L}*|alles`,
)
const someone = has(
  String.raw`team|jemand|einer von uns|eine von uns|kolleg\p{L}+|mitarbeiter\p{L}*|chef\p{L}*|frau|herr`,
)
const messages = has(
  String.raw`e-?mail|mail|\p{L}*bestätigung\p{L}*|\p{L}*anruf|rückruf|nachricht|rückmeldung|antwort|angebot|link|sms|brief|rechnung`,
)

interface Place {
  clause: Clause
  at: number
}

const actionsIn = (clause: Clause): StatedAction[] =>
  clause.words.flatMap(({ lower }, at) => {
    const place = { clause, at }
    const action =
      doneAt(place, lower) ?? promisedAt(place, lower) ?? presentAt(place, lower) ?? fixedAt(place, lower)
    return action === null ? [] : [action]
  })

const lowerAt = ({ words }: Clause, at: number) => words[at]?.lower ?? ''
const placeOf = ({ words }: Clause, sought: readonly string[]) =>
  words.findIndex(({ lower }) => sought.includes(lower))
/** Whether two words stand next to one another: "habe ich", "ich habe". */
const isBeside = (clause: Clause, at: number, word: string) =>
  lowerAt(clause, at - 1) === word || lowerAt(clause, at + 1) === word

const stated = (
  { clause, at }: Place,
  kind: ActionKind,
  rest: Pick<StatedAction, 'tense' | 'isOwn'>,
): StatedAction => ({
  kind,
  ...rest,
  from: clause.words[0]!.from,
  to: clause.words[at]!.to,
})

/** "Ich habe … notiert", "ist gebucht", "wird weitergeleitet", "Notiert!" */
function doneAt(place: Place, word: string): StatedAction | null {
  const verb = verbFor(done.get(word), place.clause.text) ?? otherOf(place, word)
  const frame = verb === null ? null : (activeFrame(place) ?? passiveFrame(place))
  return verb === null || frame === null ? null : stated(place, verb.kind, frame)
}

type Frame = Pick<StatedAction, 'tense' | 'isOwn'> | null

function activeFrame({ clause }: Place): Frame {
  const own = placeOf(clause, ['habe', 'hab'])
  if (own >= 0 && isBeside(clause, own, 'ich')) return { tense: 'done', isOwn: true }
  const ours = placeOf(clause, ['haben', 'hat'])
  const isSomebody = lowerAt(clause, ours) === 'hat' && someone.test(clause.text)
  const isOurs = ours >= 0 && (isSomebody || isBeside(clause, ours, 'wir'))
  return isOurs && addressed.test(clause.text) ? { tense: 'done', isOwn: false } : null
}

function passiveFrame(place: Place): Frame {
  const { clause, at } = place
  if (placeOf(clause, ['haben', 'habe', 'hat', 'hab', 'habt', 'hast']) >= 0) return null
  if (placeOf(clause, ['ist', 'sind', 'bist', 'wurde', 'wurden', 'wurdest']) >= 0)
    return lowerAt(clause, at + 1) === 'werden' ? null : { tense: 'done', isOwn: false }
  if (placeOf(clause, ['wird', 'werden', 'wirst']) >= 0)
    return addressed.test(clause.text) && !isModal(clause) ? { tense: 'promise', isOwn: false } : null
  return opens(place) ? { tense: 'done', isOwn: false } : null
}

/** What the agent may say that it did: it reads, thinks and talks. */
const harmless =
  /^(?:verstanden|missverstanden|gelesen|gesehen|gefunden|gemeint|gesagt|erklärt|genannt|beantwortet|gezeigt|verglichen|berechnet|ausgerechnet|gerechnet|erhalten|bekommen|gehört|verwechselt|vergessen|gegeben|zusammengestellt|aufgelistet|erwähnt|nachgesehen|geschaut|gesucht|gefragt|geantwortet|beschrieben|übersehen|versprochen|nachgeschlagen|aufgeschrieben|ausgewählt|zusammengefasst|übersetzt|vorgeschlagen|empfohlen|geraten|gemacht|getan|gedacht)$/u

/** Any other deed to what is the visitor's: "Ich habe Ihr Konto entsperrt", "Ihr Termin wurde verlegt". */
function otherOf({ clause, at }: Place, word: string): ActionVerb | null {
  if (at !== clause.words.length - 1 || !participle.test(word) || harmless.test(word)) return null
  const isOwn = placeOf(clause, ['habe', 'hab']) >= 0 && placeOf(clause, ['ich']) >= 0
  const isYours = clause.words.some(({ lower, isLarge }) => yours.has(lower) || (lower === 'sie' && isLarge))
  const isPassive = placeOf(clause, ['wurde', 'wurden']) >= 0 && yours.has(lowerAt(clause, 0))
  return isPassive || (isOwn && (isYours || bookings.test(clause.text))) ? { kind: 'deed' } : null
}

const participle =
  /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}+iert|(?:\p{L}{2,4})?(?:ver|be|ent|er|zer)\p{L}{3,}(?:t|en))$/u
const yours = new Set('ihr ihre ihren ihrem ihrer ihnen dir dich dein deine deinen deinem deiner'.split(' '))

const modals =
  'kann können könnten muss müssen darf dürfen soll sollen sollte sollten möchten würde würden'.split(' ')
const isModal = (clause: Clause) => placeOf(clause, modals) >= 0

/** "Gebucht!", "Alles notiert." */
const opens = ({ clause, at }: Place) =>
  clause.isFirst &&
  at === clause.words.length - 1 &&
  clause.words.slice(0, at).every(({ lower }) => openers.has(lower))
const openers = new Set(['alles', 'schon', 'ist', 'gut', 'super', 'prima', 'gern', 'gerne', 'so'])

/** "Ich werde … weitergeben", "das Team wird sich melden" */
function promisedAt(place: Place, word: string): StatedAction | null {
  const { clause } = place
  const verb = verbFor(infinitive.get(word), clause.text)
  if (verb === null) return null
  const own = placeOf(clause, ['werde'])
  if (own >= 0 && isBeside(clause, own, 'ich'))
    return stated(place, verb.kind, { tense: 'promise', isOwn: true })
  const ours = placeOf(clause, ['werden', 'wird'])
  const isOurs = ours >= 0 && (isBeside(clause, ours, 'wir') || lowerAt(clause, ours) === 'wird')
  return isOurs ? stated(place, verb.kind, { tense: 'promise', isOwn: false }) : null
}

/** "Ich gebe das weiter", "wir rufen Sie an", "das Team meldet sich" */
function presentAt(place: Place, word: string): StatedAction | null {
  const { clause, at } = place
  const rest = clause.text.slice(clause.words[at]!.to - clause.from)
  const own = isBeside(clause, at, 'ich') ? verbFor(ofMe.get(word), rest) : null
  if (own !== null) return stated(place, own.kind, { tense: 'promise', isOwn: true })
  const verb = isBeside(clause, at, 'wir') ? ours(word, rest) : others(place, word, rest)
  return verb === null ? null : stated(place, verb.kind, { tense: 'promise', isOwn: false })
}

function ours(word: string, rest: string): ActionVerb | null {
  const verb = verbFor(ofUs.get(word), rest)
  return verb?.kind === 'contact' || addressed.test(rest) ? verb : null
}

function others({ clause, at }: Place, word: string, rest: string): ActionVerb | null {
  const verb = verbFor(ofOthers.get(word), rest.replace(itself, 'uns'))
  const isSomebody = clause.words[at - 1]?.isLarge || someone.test(clause.text)
  const isAbout = addressed.test(rest) || itself.test(rest)
  return verb?.kind === 'contact' && isSomebody && isAbout ? verb : null
}

const itself = /(?<!\p{L})sich(?!\p{L})/u

/** "Sie erhalten eine E-Mail", "Sie hören von uns", "das Team hat Ihre Nachricht" */
function fixedAt(place: Place, word: string): StatedAction | null {
  const { clause, at } = place
  const rest = clause.text.slice(clause.words[at]!.to - clause.from)
  const isYou = isBeside(clause, at, 'sie') || isBeside(clause, at, 'du')
  const promised = isYou ? receivedKind(word, rest) : null
  if (promised !== null) return stated(place, promised, { tense: 'promise', isOwn: false })
  const knows = word === 'weiß' && /(?<!\p{L})bescheid/iu.test(rest)
  const has = word === 'hat' && someone.test(clause.text) && left.test(rest)
  return knows || has ? stated(place, 'pass', { tense: 'done', isOwn: false }) : null
}

const left = /(?:ihre?n?|deine?n?) (?:nachricht|nummer|anfrage|frage|anliegen|wunsch)/iu
const receives = /^(?:erhalten|bekommen|kriegen|erhältst|bekommst|kriegst)$/u

function receivedKind(word: string, rest: string): ActionKind | null {
  if (/^(?:hören|hörst)$/.test(word)) return /(?<!\p{L})von(?!\p{L})/u.test(rest) ? 'contact' : null
  if (!receives.test(word)) return null
  return documents.test(rest) ? 'document' : messages.test(rest) ? 'contact' : null
}

const roots = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

export const german: ClaimWords = {
  without: String.raw`(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nichts|niemand|ohne|außer|weder)(?!\p{L})`,
  closed: String.raw`(?<!\p{L})(?:geschlossen|zu|ruhetag|schließt)(?!\p{L})`,
  adding: String.raw`(?<!\p{L})(?:mit|plus|inklusive|inkl|zuzüglich|zzgl|zusätzlich|dazu|extra)(?!\p{L})`,
  saving: String.raw`(?<!\p{L})(?:spar\p{L}*|gespart|ersparnis|günstiger|billiger|weniger|unterschied)(?!\p{L})`,
  again: String.raw`(?<!\p{L})(?:wieder|ab|zurück)(?!\p{L})`,
  onTop: String.raw`(?<!\p{L})(?:mwst|mehrwertsteuer|umsatzsteuer|ust|steuern?|brutto|netto|zuschlag|aufschlag|aufpreis|trinkgeld|mehr|plus|teurer)(?!\p{L})`,
  monthEnd: 'monatsende|ende (?:des|dieses|nächsten|jedes) monats',
  actionsIn,
  condition:
    /(?<!\p{L})(?:wenn|falls|sofern|sollten|solange|erst|vorausgesetzt|ob)(?!\p{L})|(?<!\p{L})(?:sobald|bevor|nachdem|bis)(?!\p{L})(?=[^,;]*(?<!\p{L})(?:sie|du|ihre?[nmrs]?|deine?[nmrs]?|bezahlt|gebucht|bestellt|zahlung|bestätigt)(?!\p{L}))/iu,
  request:
    /^\W*(?:(?:dann|bitte|einfach|gern|gerne|und|am besten|oder)\s+)*(?:\p{L}+en\s+Sie|gib|nenn|schick|sag|schreib|hinterlass|lass|verrat|wähl|tipp|ruf|teil)(?!\p{L})|(?<!\p{L})(?:wie|welche\p{L}*|was|wo|wohin|darf|kann|können|möchten|soll|mögen)(?!\p{L})[^?]*\?/iu,
  consequence: /^\W*(?:dann|so|damit|danach|anschließend)(?!\p{L})/iu,
  messages,
  doings: [
    roots(
      String.raw`schick\p{L}*|send\p{L}*|ver(?:schick|send)\p{L}*|zu(?:ge)?(?:schick|sand)\p{L}*|erhalten|erhältst|bekommen|bekommt|bekommst|\p{L}*bestätig\p{L}*`,
    ),
    roots(String.raw`rufen (?:wir )?(?:sie|dich)|rufen zurück|ruft (?:sie|dich)|rückrufe?|zurückrufen`),
    roots(String.raw`melden (?:wir )?uns|meldet sich|antwort(?:en|et)|rückmeldung|hören`),
    roots(String.raw`(?:ge|aus)?liefer\p{L}*`),
    roots(String.raw`erstatt\p{L}*|gutgeschrieben|gutschrift|zurück`),
    roots(
      String.raw`(?:ge|um|ab|umge)?(?:buch|reservier|stornier|bestell|anmeld|vereinbar|organisier|sag|lösch|aktivier|kündig)\p{L}*`,
    ),
  ],
}
