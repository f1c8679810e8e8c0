import { sentencesOf } from '../../../knowledge/sentences.ts'
import { citedFacts } from '../cited_facts.ts'
import type { CatalogProposal, Material, MaterialPassage } from '../material.ts'
import { findPrices } from '../prices/find_prices.ts'
import { comparable, plainOf, wordsIn } from '../text/plain.ts'
import { isLegal } from '../voice/own_writing.ts'
import type { FitForm } from './fit_form.ts'
import { english } from './language/english.ts'
import { german } from './language/german.ts'

const forms: readonly FitForm[] = [...english, ...german]
/** "We do not …", "Wir übernehmen keine …". */
const refusal = /(?<![\p{L}])(?:not|don't|cannot|can't|never|keine?[nr]?|nicht)(?![\p{L}])/u
/** "Tenants, not landlords": what follows is the contrary. */
const contrast = /(?:,|\s[–—-])\s(?:but\s|aber\s)?(?:not|never|keine?[nr]?|nicht)\s.*$/iu
const mostCriteria = 12
const longestSentence = 400
const mostWords = 16

/** Whom the organization says it serves and whom not, as criteria by which conversations can be judged. */
export function proposeFitCriteria(material: Material): CatalogProposal[] {
  const found = new Map<string, CatalogProposal>()
  for (const passage of material.passages) {
    // Terms and legal notices speak of everybody, not of whom the organization serves.
    if (isLegal(passage)) continue
    for (const { payload, sentence } of criteriaIn(passage, material.currency)) {
      const key = comparable(String(payload.description))
      if (found.has(key) || found.size >= mostCriteria) continue
      found.set(key, { kind: 'fit_criterion', payload, fact_ids: citedFacts([passage], [sentence]) })
    }
  }
  return [...found.values()]
}

function criteriaIn(passage: MaterialPassage, usual?: string) {
  const sentences = passage.text
    .split(/\n+/)
    .flatMap((line) => sentencesOf(line.replace(/^\s*-\s+/u, ''), null))
  return sentences
    .filter((sentence) => sentence.length <= longestSentence && !sentence.endsWith('?'))
    .flatMap((sentence) =>
      forms.flatMap((form) => {
        const description = describe(form, sentence, usual)
        if (description === undefined || wordsIn(description).length > mostWords) return []
        const { kind, weight } = form
        return [
          { sentence, payload: { kind, description, ...(weight && { weight }) } as Record<string, unknown> },
        ]
      }),
    )
}

function describe(
  { pattern, kind, isMoney, describe: say }: FitForm,
  sentence: string,
  usual?: string,
): string | undefined {
  const plain = plainOf(kind === 'ideal' ? sentence.replace(contrast, '') : sentence)
  const match = pattern.exec(plain)
  if (!match || (kind === 'ideal' && !isMoney && refusal.test(plain))) return undefined
  const group = (name: string): string => {
    const said = match.groups?.[name]
    if (said === undefined) return ''
    const at = plain.indexOf(said, match.index)
    return sentence.slice(at, at + said.length).trim()
  }
  const price = isMoney && findPrices(group('price'), usual).find(({ start }) => start <= 2)
  return say({ group, ...(price && { price }) })
}
