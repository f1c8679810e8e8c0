/** What an agent does not say, whatever a source says, in English and German. The model that verifies knows the rest. */

const done =
  'book|reserv|schedul|order|cancel|send|sent|forward|pass|call|e-?mail|contact|arrang|register|sign|refund|confirm|notif|' +
  'inform|not(?:e|ed|ing)\\b|record|updat|transfer|connect|escalat|submit|process|charg|deliver|grant|mak(?:e|ing)\\b|made|' +
  'put you|get back|let (?:the|our|my|them)|speak|spoke|talk(?:ed)? to|ask(?:ed)? (?:my|the|our)|check(?:ed)? with|take care'
const getan =
  'gebucht|reserviert|bestellt|storniert|geschickt|gesendet|weitergeleitet|weitergegeben|angerufen|notiert|eingetragen|' +
  'vermerkt|bestätigt|informiert|erledigt|veranlasst|beauftragt|vereinbart|gemeldet|erstattet|freigegeben|' +
  'buchen|reservieren|bestellen|stornieren|schicken|senden|weiterleiten|weitergeben|anrufen|notieren|eintragen|vermerken|' +
  'bestätigen|informieren|erledigen|veranlassen|vereinbaren|melden|erstatten|kümmern'
const tue =
  'buche|reserviere|bestelle|storniere|schicke|sende|leite|gebe|rufe|notiere|trage|kümmere|melde|veranlasse|bestätige|' +
  'informiere|vereinbare|erstatte'

/** "I have booked it", "I'll send it", "ich leite das weiter": an agent does nothing but talk. */
const acts = [
  new RegExp(
    `\\bI(?:['’](?:ve|ll|m|d)|\\s+(?:have|will|shall|can|could|would|am))?(?:\\s+(?:already|now|just|gladly|happily|also|going to|about to|be able to|be happy to|be glad to|happy to))*\\s+(?:${done})`,
    'i',
  ),
  /\blet me (?!know)(?:book|reserve|check|send|forward|call|arrange|pass|put|get|ask)/i,
  new RegExp(`\\bich\\b[^.!?]{0,60}\\b(?:${getan})\\b`, 'i'),
  new RegExp(`\\bich\\s+(?:${tue})\\b|\\b(?:${tue})\\s+ich\\b`, 'i'),
  /\byour \w+ (?:is|are|has been|have been|was) (?:now |already |hereby )?(?:booked|confirmed|reserved|cancell?ed|scheduled|registered|refunded|ordered|approved|completed)/i,
  /\b(?:ihr|ihre|dein|deine) \p{L}+ (?:ist|sind|wurde|wurden) (?:jetzt |nun |schon |hiermit )?(?:gebucht|bestätigt|reserviert|storniert|eingetragen|erstattet|bestellt|genehmigt)/iu,
  /^\s*done\s*[:.!,]|^\s*erledigt\s*[:.!,]/i,
]
export const claimsAct = (sentence: string): boolean => acts.some((act) => act.test(sentence))

const human =
  /\bI(?:['’]m| am)\s+(?:really\s+|just\s+)?(?:not\s+an?\s+(?:\w+\s+)?(?:bot|robot|machine|computer|ai|program|chatbot|assistant)|an?\s+(?:\w+\s+)?(?:human|person|man|woman|employee|colleague))\b|\bich bin\s+(?:kein\w*\s+(?:\p{L}+\s+)?(?:bot|roboter|maschine|computer|ki|programm|chatbot|assistenz)|eine?\s+(?:\p{L}+\s+)?(?:mensch|person|mann|frau|mitarbeiter(?:in)?|kolleg(?:e|in)))\b/iu
export const passesForHuman = (sentence: string): boolean => human.test(sentence)

const insult =
  /\b(?:idiots?|stupid|moron|dumb(?:ass)?|imbecile|shut up|fuck\w*|shit\w*|bastard|asshole|bitch|liars?|dumm(?:e|er|kopf)?|idioten?|arschloch|scheiß\w*|blöd(?:e|er|mann)?|halt die klappe|trottel|depp)\b/iu
export const insults = (sentence: string): boolean => insult.test(sentence)

/** Words that widen a statement or bind the organization: a source has to have them, in either language. */
const binding = [
  /\bfree\b(?!\s+to\b)|kostenlos|kostenfrei|gratis|umsonst|no (?:extra )?(?:charge|cost)|without charge|complimentary/i,
  /guarante|garantier/i,
  /promis|versprech|versprich/i,
  /\bassure|zusicher/i,
  /\balways\b|\bimmer\b|jederzeit|any ?time|around the clock|rund um die uhr|24\/7/i,
  /unlimited|unbegrenzt|unbeschränkt/i,
  /discount|rabatt|nachlass/i,
  /refund|erstatt|money back|geld zurück/i,
]
/** The first that a text has and its grounds do not. */
export function unboundWord(sentence: string, grounds: string): string | null {
  for (const word of binding) {
    const found = word.exec(sentence)?.[0]
    if (found !== undefined && !word.test(grounds)) return found
  }
  return null
}

const claim =
  /\b(?:we|our|ours|we['’](?:re|ve|ll|d)|wir|unser\w*)\b|\byou (?:can|may|could|will|get|receive|need|must|have to|are entitled)\b|\b(?:sie|du) (?:können|kannst|bekommen|bekommst|erhalten|erhältst|müssen|musst|brauchen|brauchst|dürfen|darfst)\b|\b(?:there (?:is|are)|es gibt)\b|\bcosts?\b|\bkostet?n?\b|\bpric(?:e|es|ed)\b|\bpreise?\b/iu
/** "The workshop is …", "Jeder Gast bekommt …": about things, and not about what was said. */
const thing =
  /^(?:(?:the|every|each|all|any)\s+\p{L}+(?:\s+\p{L}+){0,5}\s+(?:is|are|was|has|have|will|can|takes?|gets?|comes?|includes?|offers?|runs?)\b|(?:der|die|das|jede[rs]?|alle)\s+\p{Lu}\p{L}+\b.*\p{Ll}{2,})/u
const longestUncited = 16

/** A sentence that rests on nothing may thank, greet, feel with somebody or lead over, and no more. */
export function statesSomething(sentence: string, names: readonly string[]): boolean {
  const said = sentence.toLowerCase()
  return (
    claim.test(sentence) ||
    thing.test(sentence.charAt(0).toLowerCase() + sentence.slice(1)) ||
    sentence.trim().split(/\s+/).length > longestUncited ||
    names.some((name) => name.length > 3 && said.includes(name.toLowerCase()))
  )
}
