import { estimateTokens } from '../../packages/engine/src/index.ts'
import { type Client, startService } from '../service.ts'
import { type AddedPages, addFiles, addFilesAgain, addSite, ingestAgain } from './added.ts'
import { type ServedSite, serveHandbook } from './handbook.ts'
import { type Page, readPages, readQuestions, type SiteQuestion } from './questions.ts'
import { type FoundPassage, isRightPlace } from './right_place.ts'

/** Each site read whole, read again unchanged, and asked. */

export interface SiteRun {
  set: string
  how: string
  pages: number
  firstSeconds: number
  /** Every source read again. */
  againSeconds: number
  /** The same folder given to the command again; null for a site. */
  addedAgainSeconds: number | null
  asked: AskedQuestion[]
  /** The same for questions that others wrote, who knew the pages and nothing of the search. */
  askedBlind: AskedQuestion[]
  /** What of the other sites' questions it is thought to answer. */
  foreignAnswered: number
}

interface AskedQuestion extends SiteQuestion {
  /** From 1; null when the right passage is not among the first five. */
  rank: number | null
  answerable: boolean
  found: FoundPassage[]
  /** What a model is given with it, by how many passages; 0 for as many as help. */
  given: Record<(typeof givenCounts)[number], Given>
}

interface Given {
  isRight: boolean
  passages: number
  tokens: number
}

export const givenCounts = [0, 5, 8, 12] as const

interface SearchAnswer {
  data: { id: number; source_id: number; trail: string[]; text: string }[]
  judgement: { answerable: boolean }
}

export const siteNames = ['plausible', 'chatwoot', '18f'] as const
const sets = { plausible: 'plausible-docs', chatwoot: 'chatwoot-docs', '18f': '18f-handbook' }
const first = 5

export async function runSites(names: readonly (typeof siteNames)[number][] = siteNames): Promise<SiteRun[]> {
  const handbook = await serveHandbook(readPages(sets['18f']))
  const service = await startService({ allow: [handbook.host] })
  try {
    const runs: SiteRun[] = []
    for (const name of names) {
      const client = await service.newOrganization(`site-${name}`)
      const pages = readPages(sets[name])
      const way = name === '18f' ? asSite(handbook) : asFiles(pages)
      runs.push({ set: sets[name], pages: pages.length, ...(await runSite(client, name, pages, way)) })
    }
    return runs
  } finally {
    await service.close()
    await handbook.close()
  }
}

/** How the pages come in. */
interface Way {
  how: string
  add(client: Client): Promise<AddedPages>
  addAgain?(client: Client): Promise<void>
}

const asSite = (handbook: ServedSite): Way => ({
  how: 'one site over HTTP',
  add: (client) => addSite(client, handbook),
})

const asFiles = (pages: Page[]): Way => ({
  how: 'a source per file',
  add: (client) => addFiles(client, pages),
  addAgain: (client) => addFilesAgain(client, pages),
})

async function runSite(client: Client, name: string, pages: Page[], { how, add, addAgain }: Way) {
  const agent = await client.post<{ id: number; slug: string }>('/agents', { name: 'Guide' })
  const [added, firstSeconds] = await timed(() => add(client))
  const [, againSeconds] = await timed(() => ingestAgain(client, added))
  const addedAgainSeconds = addAgain ? (await timed(() => addAgain(client)))[1] : null
  const markdown = new Map(pages.map((page) => [page.path, page.markdown]))
  async function givenFor(text: string, isRight: (passage: FoundPassage) => boolean) {
    const { id } = agent
    const given = new Map<number, Given>()
    for (const limit of givenCounts) {
      const passages = await client.find({ text, agent_id: id, language: 'en', ...(limit > 0 && { limit }) })
      given.set(limit, {
        isRight: passages.some(({ id, source_id, title, text }) =>
          isRight({
            path: added.pathOf({ id, source_id: source_id! }) ?? '',
            trail: title.split(' › '),
            text,
          }),
        ),
        passages: passages.length,
        tokens: estimateTokens(passages.map(({ title, text }) => `${title}\n${text}`).join('\n\n')),
      })
    }
    return Object.fromEntries(given) as AskedQuestion['given']
  }
  async function ask(questions: SiteQuestion[]): Promise<AskedQuestion[]> {
    const asked: AskedQuestion[] = []
    for (const question of questions) {
      const body = { query: question.question, agent: agent.slug, limit: first, kinds: ['passage'] }
      const { data, judgement } = await client.post<SearchAnswer>('/knowledge/search', body)
      const found = data.map((passage) => ({ ...passage, path: added.pathOf(passage) ?? '' }))
      const isRight = (passage: FoundPassage) =>
        question.answers.some((place) => isRightPlace(passage, place, markdown.get(place.path)!))
      const at = found.findIndex(isRight)
      const given = await givenFor(question.question, isRight)
      const rank = at < 0 ? null : at + 1
      asked.push({ ...question, rank, answerable: judgement.answerable, found, given })
    }
    return asked
  }
  const asked = await ask(readQuestions(name))
  const askedBlind = await ask(readQuestions(`${name}_visitors`))
  const foreign = siteNames.filter((other) => other !== name).flatMap(readQuestions)
  let foreignAnswered = 0
  for (const { question } of foreign) {
    const body = { query: question, agent: agent.slug, limit: 1 }
    const { judgement } = await client.post<SearchAnswer>('/knowledge/search', body)
    foreignAnswered += judgement.answerable ? 1 / foreign.length : 0
  }
  return { how, firstSeconds, againSeconds, addedAgainSeconds, asked, askedBlind, foreignAnswered }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now()
  const result = await work()
  return [result, (performance.now() - start) / 1000]
}
