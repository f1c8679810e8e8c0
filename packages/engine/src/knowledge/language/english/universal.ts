import type { LanguagePack } from '../language_pack.ts'
import { anyPhrase } from '../patterns.ts'

const places = anyPhrase(
  'office, studio, shop, store, practice, restaurant, clinic, headquarters, workshop, showroom',
)
const languages = anyPhrase(`
  english, german, french, spanish, italian, dutch, polish, turkish, russian, arabic, chinese, japanese, portuguese`)
const reachable = String.raw`(?:[\w.+-]+@[\w-]+\.\w|\+?\d[\d\s()/-]{5,}\d)`

const pattern = (...cases: string[]) => new RegExp(cases.join('|'), 'u')

/** Asked of plain text in which the organization's name reads "we". */
export const universal: LanguagePack['universal'] = {
  identity: /^we(?:'re| are| is) (?:an?|the|your|one of)\b/u,
  offer: pattern(
    String.raw`^we (?:only |mainly |also )?${anyPhrase(`
      offers?, provides?, helps?, sells?, speciali[sz]es? in, builds?, designs?, makes?(?! sure), teach, develops?,
      organi[sz]es?, repair, treat`)}\b`,
  ),
  place: pattern(
    String.raw`\b(?:we|our ${places}s?)(?:'re)? (?:are |is |have |has )?(?:\w+ )?(?:located|based|situated|offices? in)\b`,
    String.raw`^(?:our |office |postal |street )?address\b.*\d`,
    String.raw`\byou (?:can )?find us (?:at|in)\b`,
  ),
  hours: pattern(
    String.raw`\b(?:open|opening|office|business|store|shop) hours\b.*(?:\d|day)`,
    String.raw`\b(?:we|${places})(?:'re| are| is) (?:open|closed)\b.*(?:\d|days?\b)`,
  ),
  contact: pattern(
    String.raw`\b(?:call|phone|e-?mail|reach|contact|write to|text|write) us\b.*${reachable}`,
    `(?:^|– )(?:contact(?: us)?|get in touch): .*${reachable}`,
  ),
  languages: pattern(
    String.raw`\bwe (?:speak|work in|advise in|consult in|answer in|teach in)\b.*\b${languages}\b`,
    String.raw`\blanguages? (?:spoken|we speak)\b`,
  ),
}
