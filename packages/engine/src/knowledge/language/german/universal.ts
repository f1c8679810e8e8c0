import type { LanguagePack } from '../language_pack.ts'
import { anyPhrase } from '../patterns.ts'

const places = anyPhrase(
  'büro, studio, laden, geschäft, praxis, restaurant, werkstatt, sitz, hauptsitz, zentrale',
)
const languages = anyPhrase(`
  deutsch, englisch, französisch, spanisch, italienisch, niederländisch, dänisch, polnisch, türkisch, russisch, arabisch,
  chinesisch`)
const reachable = String.raw`(?:[\w.+-]+@[\w-]+\.\w|\+?\d[\d\s()/-]{5,}\d)`
const begins = String.raw`(?<!\p{L})`
const ends = String.raw`(?!\p{L})`

const pattern = (...cases: string[]) => new RegExp(cases.join('|'), 'u')

/** Asked of plain text in which the organization's name reads "wir". */
export const universal: LanguagePack['universal'] = {
  identity: /^wir (?:sind|ist) (?:ein|eine|das|die|der|ihr|ihre) /u,
  offer: pattern(
    `^wir ${anyPhrase(`
      bieten, bietet, helfen, hilft, verkaufen, verkauft, entwickeln, entwickelt, bauen, baut, gestalten, beraten, berät,
      reparieren, unterrichten, organisieren, unterstützen, begleiten`)}${ends}`,
  ),
  place: pattern(
    `${begins}(?:wir|unsere?r? ${places}) ${anyPhrase(
      'sind, ist, liegt, befindet, sitzen, sitzt, hat, haben',
    )} (?:.* )?(?:in|im|an|am) `,
    String.raw`^(?:unsere )?(?:adresse|anschrift)${ends}.*\d`,
    `${begins}sie finden uns (?:in|an|am|im) `,
  ),
  hours: pattern(
    String.raw`${begins}(?:öffnungszeiten|geschäftszeiten|bürozeiten|sprechzeiten|sprechstunden?)${ends}.*(?:\d|tag)`,
    `${begins}(?:wir|${places}) (?:haben|hat|sind|ist) .*(?:geöffnet|geschlossen|offen)${ends}`,
  ),
  contact: pattern(
    `${begins}${anyPhrase(`
      rufen sie uns, erreichen sie uns, sie erreichen uns, schreiben sie uns, kontaktieren sie uns,
      kontakt:`)} .*${reachable}`,
  ),
  languages: pattern(
    `${begins}wir (?:sprechen|beraten|arbeiten|unterrichten|antworten) .*${languages}${ends}`,
  ),
}
