import { primaryLanguage } from '../knowledge/search/terms.ts'

/** What the organization would do about what the visitor has told: only its services can say. */
const asks = {
  en: /\b(?:what|how|which one|which) (?:would|could|can|do) (?:you|u)(?: guys)? (?:do|help|recommend|suggest|advise|propose|approach)(?: (?:us|me|about|for|in|with|here|it|that|this|our|my|such|a|case|situation|then|there))*\W*$|\b(?:can|could|would) (?:you|u)(?: guys)?(?: be able to)? help(?: (?:us|me|with|here|it|that|this|there))*\W*$|\b(?:do|would) (?:you|u)(?: guys)? have (?:something|anything|a solution)(?: (?:for|that|this|us|me|like|such|a|case|helps|fits))*\W*$|\bwhich (?:of your )?(?:services?|offers?|packages?) (?:would |might |does |do )?(?:fits?|suits?|is right)/i,
  de: /\bwas (?:w(?:ü|ue)rde[nst]*|k(?:ö|oe)nn(?:t|en|test|tet|ten)|schl(?:agt|ägst|agen)|r(?:aten|atet)|empfehl(?:t|en)) (?:sie|ihr|du)(?: (?:mir|uns|da|dagegen|daran|in|unserem|meinem|so|einem|fall|hier|denn|dann|dabei|tun|machen|raten|empfehlen|vorschlagen|vor|anbieten))*\W*$|\b(?:k(?:ö|oe)nn(?:t|en|test|tet|ten)|kannst) (?:sie|ihr|du)(?: (?:mir|uns|da|dabei|dagegen|hier))* (?:helfen|weiterhelfen)\W*$|\b(?:wie|womit) (?:w(?:ü|ue)rde[nst]*|k(?:ö|oe)nn(?:t|en)) (?:sie|ihr|du)(?: (?:mir|uns|da|dabei|das))* (?:helfen|weiterhelfen|angehen|vorgehen)\W*$|\bhab(?:t|en) (?:sie|ihr) (?:da |daf(?:ü|ue)r )?(?:etwas|was|eine l(?:ö|oe)sung)(?: (?:f(?:ü|ue)r|uns|mich|daf(?:ü|ue)r|passendes|so|einen|fall))*\W*$|\bwelche (?:ihrer |eurer )?(?:leistung|angebot)\S* (?:passt|passen|w(?:ä|ae)re|eignet)/i,
}

const asksIn = (locale: string) => asks[primaryLanguage(locale) === 'de' ? 'de' : 'en']

export const asksForAdvice = (text: string, locale: string): boolean => asksIn(locale).test(text)

/** What stands before the question: "Our deliveries are late, can you help?" */
export const toldBeforeAdvice = (text: string, locale: string): string =>
  text.replace(asksIn(locale), '').replace(/[\s,;:–-]+(?:(?:and|so|ok|und|also)[\s,]*)?$/i, '')
