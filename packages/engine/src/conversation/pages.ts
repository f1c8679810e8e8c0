import type { AgentPage } from '../flow/agent_definition.ts'
import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { QuestionResult } from './event.ts'
import { namingTerms } from './naming_terms.ts'
import type { ConversationState } from './state.ts'

/**
 * Pages that say more about what was asked: those that the facts come from, then those whose title names it. Only the
 * agent's own, none twice, and at most as many as the phase allows (§2.2).
 */
export function pagesFor(
  flow: CompiledFlow,
  phase: PromptedPhase,
  { offered }: Pick<ConversationState, 'offered'>,
  results: readonly QuestionResult[],
): AgentPage[] {
  const tool = phase.tools.find(({ name }) => name === 'offer_navigation')
  if (!tool || results.length === 0) return []
  const stated = new Set(
    results.flatMap(({ verdict, passages: [said] }) =>
      verdict === 'sure' && said?.url ? [addressOf(said.url)] : [],
    ),
  )
  const asked = languagesOf(flow).map((language) => ({
    language,
    terms: new Set(results.flatMap(({ question }) => namingTerms(question, language))),
  }))
  const isNamed = ({ title }: AgentPage) =>
    asked.some(({ language, terms }) => namingTerms(title, language).some((term) => terms.has(term)))
  const left = flow.pages.filter(({ url }) => !offered.includes(url))
  const [source, other] = [left.filter(isStated), left.filter((page) => !isStated(page) && isNamed(page))]
  return [...source, ...other].slice(0, tool.settings.max_links ?? 1)

  function isStated({ url }: AgentPage) {
    return stated.has(addressOf(url))
  }
}

const languagesOf = ({ languages }: CompiledFlow) => (languages.length > 0 ? languages : ['en'])

/** Where a page is, whatever part of it is meant. */
const addressOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/$/, '')
