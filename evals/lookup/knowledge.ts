import {
  digestDocument,
  expandQuery,
  type FoundPassage,
  noFeatures,
  profileEntries,
  SearchIndex,
  segment,
  serviceEntries,
  serviceListEntries,
  toSignedBytes,
  withoutSmallTalk,
  withPrevious,
} from '../../packages/engine/src/index.ts'
import { readDocument } from '../../packages/server/src/knowledge/reading/read.ts'
import { loadBuiltinEmbedder, loadEngineData } from '../../packages/server/src/reasoning/index.ts'
import type { TrialOrganization } from '../trial/organization.ts'

/** An organization's knowledge, searched as the service does it, without the service. */

const embedder = loadBuiltinEmbedder()
const data = loadEngineData()
const found = 40
const judged = 15

type Entry = Omit<FoundPassage, 'alone' | 'together'>

export class TrialKnowledge {
  readonly index = new SearchIndex(embedder.dimensions)
  readonly embed = embedder.vectorOf
  readonly embedWords = embedder.embedWords
  readonly #entries: Entry[] = []
  readonly #language: string

  private constructor(language: string) {
    this.#language = language
  }

  static async of(organization: TrialOrganization): Promise<TrialKnowledge> {
    const knowledge = new TrialKnowledge(organization.locale)
    for (const [at, page] of organization.pages.entries()) await knowledge.#addPage(page, at + 1)
    knowledge.#addStructured(organization)
    return knowledge
  }

  /** What a message is looked up by. */
  textOf = (message: string): string =>
    expandQuery(withoutSmallTalk(message, this.#language), this.#language, this.index, data)

  /** What the message alone and together with the one before it find. */
  find(message: string, previous: string | null): FoundPassage[] {
    const alone = this.#search(message)
    const together = previous === null ? alone : this.#search(withPrevious(message, previous))
    const score = (id: number) => (alone.get(id)?.score ?? 0) + (together.get(id)?.score ?? 0)
    return [...new Set([...alone.keys(), ...together.keys()])]
      .sort((one, other) => score(other) - score(one))
      .slice(0, judged)
      .map((id) => ({
        ...this.#entries[id - 1]!,
        alone: alone.get(id)?.features ?? noFeatures,
        together: together.get(id)?.features ?? noFeatures,
      }))
  }

  #search(text: string) {
    const hits = this.index.search({
      text,
      language: this.#language,
      vector: embedder.vectorOf(text),
      limit: found,
    })
    return new Map(hits.map((hit) => [hit.id, hit]))
  }

  async #addPage(markdown: string, source_id: number) {
    const title = /^# (.*)$/m.exec(markdown)?.[1] ?? markdown.split('\n')[0]!
    const document = await readDocument({
      bytes: Buffer.from(markdown),
      contentType: 'text/markdown; charset=utf-8',
      filename: null,
      url: null,
    })
    const language = this.#language
    const passages = segment(document, { title })
    const digested = digestDocument(passages, { title, language, instructions: [] })
    passages.forEach(({ trail, text }, place) => {
      const statements = digested[place]!.map((fact) => fact.text)
      this.#add({
        source_id,
        language,
        trail,
        text,
        statements: statements.length > 0 ? statements : text.split('\n').filter(Boolean),
      })
    })
  }

  #addStructured({ name, profile = {}, services }: TrialOrganization) {
    const fields = services as Parameters<typeof serviceListEntries>[0]
    const entries = [
      ...profileEntries({ name, profile }),
      ...fields.flatMap((service) =>
        serviceEntries({ ...service, deliverables: service.deliverables ?? [] }),
      ),
      ...serviceListEntries(fields, name),
    ]
    for (const { language, trail, text } of entries)
      this.#add({ source_id: null, language, trail, text, statements: text.split('\n').filter(Boolean) })
  }

  #add(entry: Pick<Entry, 'source_id' | 'language' | 'trail' | 'text' | 'statements'>) {
    const id = this.#entries.length + 1
    const added: Entry = { ...entry, kind: 'passage', id, url: null, whole: true }
    this.#entries.push(added)
    const vector = toSignedBytes(embedder.vectorOf([...entry.trail, entry.text].join('\n')))
    this.index.put({ ...added, vector })
  }
}
