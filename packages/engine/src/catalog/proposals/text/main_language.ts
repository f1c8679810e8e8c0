import { primaryLanguage } from '../../../knowledge/search/terms.ts'
import { clearLanguageOf } from '../../../listening/language_of.ts'
import type { Material, MaterialPassage } from '../material.ts'

/** In characters: the language of a document is clear by then, or never. */
const enough = 800

/**
 * The material without documents in other languages than its own: a site that says everything twice offers everything
 * once. Where nothing is in its own language, all of it stays.
 */
export function inMainLanguage(material: Material): Material {
  const main = primaryLanguage(material.locale)
  const documents = Map.groupBy(
    material.passages,
    ({ source_id, url, document_title }) => `${source_id} ${url ?? document_title}`,
  )
  const languages = new Map([...documents].map(([key, passages]) => [key, languageOfDocument(passages)]))
  if (![...languages.values()].includes(main)) return material
  const passages = [...documents].flatMap(([key, all]) =>
    [main, null].includes(languages.get(key)!) ? all : [],
  )
  return { ...material, passages }
}

function languageOfDocument(passages: readonly MaterialPassage[]): string | null {
  let text = ''
  for (const passage of passages) {
    text += `${passage.text}\n`
    if (text.length >= enough) break
  }
  return clearLanguageOf(text.slice(0, enough))
}
