import { keyOf, passagesText } from '../brief/passages.ts'
import { SearchAway } from '../setting.ts'
import type { GivenPassage } from '../stored_turn.ts'
import { type Arguments, closed, textIn, textsIn } from './arguments.ts'
import { isUsed, refused, type Tool, type ToolContext, type ToolOutcome } from './tool.ts'

const mostQueries = 3

export const consultKnowledge: Tool = {
  name: 'consult_knowledge',
  description:
    'Look up what the organization has published, when the passages you have leave something open. Search in other words ' +
    'than before, as the website would put it, with one query for each thing; or read a page of the outline.',
  parameters: (flow) =>
    isUsed(flow, 'consult_knowledge')
      ? closed({
          queries: {
            type: 'array',
            items: { type: 'string' },
            minItems: 1,
            maxItems: mostQueries,
            description: 'Searches of a few key words each, in the language of the website.',
          },
          page: { type: 'string', description: 'A title, exactly as it stands in the outline.' },
        })
      : null,
  async run(context, draft, given) {
    const page = textIn(given, 'page')
    const queries = textsIn(given, 'queries').filter((query) => query !== '')
    if ((page === '') === (queries.length === 0)) return refused(draft, 'Give either queries or a page.')
    try {
      const found = page === '' ? await search(context, queries) : await context.search.page(page)
      return { draft, ...told(context, found, given), ok: true, read: true }
    } catch (error) {
      if (!(error instanceof SearchAway)) throw error
      return refused(draft, 'The search is away at the moment. Say that you cannot look it up right now.')
    }
  },
}

async function search({ search }: ToolContext, queries: readonly string[]): Promise<GivenPassage[]> {
  const found = await Promise.all(queries.map((text) => search.find({ text })))
  return withoutRepeats(found.flat())
}

const withoutRepeats = (passages: readonly GivenPassage[]): GivenPassage[] => [
  ...new Map(passages.map((passage) => [keyOf(passage), passage])).values(),
]

function told(
  { given }: ToolContext,
  found: readonly GivenPassage[],
  asked: Arguments,
): Pick<ToolOutcome, 'result' | 'passages'> {
  if (found.length === 0) return { result: nothingFound(asked), passages: [] }
  return { result: passagesText(found, new Set(given.map(keyOf))), passages: [...found] }
}

const nothingFound = (asked: Arguments) =>
  textIn(asked, 'page') === ''
    ? 'Nothing was found. Try once more in other words, or take it as not known.'
    : 'The outline has no page with this title.'
