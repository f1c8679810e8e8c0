import type { CompiledFlow } from '../../flow/compiled_flow.ts'
import { withAction } from '../draft.ts'
import { closed, textsIn } from './arguments.ts'
import { done, refused, type Tool, type ToolContext } from './tool.ts'

export const offerNavigation: Tool = {
  name: 'offer_navigation',
  action: 'offered_pages',
  description:
    'Show buttons that open pages of the website, where a page helps more than a longer text: pictures, a form, details.',
  parameters(flow) {
    const titles = [...new Set(flow.pages.map(({ title }) => title))]
    const most = Math.max(...flow.phases.flatMap(({ tools }) => tools.flatMap(mostLinks)))
    if (titles.length === 0 || most < 1) return null
    const items = { type: 'string' as const, enum: titles }
    return closed({ pages: { type: 'array', items, minItems: 1, maxItems: most, uniqueItems: true } }, [
      'pages',
    ])
  },
  isExtra: true,
  run(context, draft, given) {
    const titles = textsIn(given, 'pages')
    const most = mostInPhase(context)
    if (titles.length > most) return refused(draft, `This phase shows at most ${most} at once.`)
    const links = titles.flatMap(
      (title) => context.setting.flow.pages.find((page) => page.title === title) ?? [],
    )
    const offered = new Set([...draft.state.offered, ...links.map(({ url }) => url)])
    const after = { ...draft, links, state: { ...draft.state, offered: [...offered] } }
    return done(withAction(after, 'offered_pages'), 'The buttons are shown.')
  },
}

const mostLinks = ({ name, settings }: CompiledFlow['phases'][number]['tools'][number]): number[] =>
  name === 'offer_navigation' ? [settings.max_links ?? 1] : []

const mostInPhase = ({ phase }: ToolContext): number => Math.max(1, ...phase.tools.flatMap(mostLinks))
