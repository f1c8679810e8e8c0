import { type OnboardingStep, onboardingSteps } from '@foyer/contract'
import { getAgentAppearance } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import * as repository from './checklist_repository.ts'

/** What is set up, counted anew, and where the dashboard shows it. */
export async function checklist(db: Queryable, agent: string | undefined) {
  const { skips, questions, ...counts } = await repository.count(db)
  const slug = agent ?? counts.first_agent ?? undefined
  const worn = slug === undefined ? undefined : await getAgentAppearance(db, slug)
  const styled = worn?.accent_colour !== undefined || worn?.logo_url !== undefined
  const ofAgent = (page: string) => (slug ? `/agents/${slug}/${page}` : '/agents')
  const states: Record<OnboardingStep, { count: number; done?: boolean; href: string }> = {
    sources: { count: counts.sources, href: '/knowledge/sources' },
    profile: { count: counts.profile, href: '/settings/organization' },
    agent: { count: counts.agents, href: ofAgent('try') },
    appearance: { count: styled ? 1 : 0, href: ofAgent('embed') },
    catalog: { count: counts.catalog, href: '/' },
    voice: { count: counts.voiced, href: '/start' },
    questions: { count: counts.judged, done: questions > 0 && counts.judged === questions, href: '/start' },
  }
  return {
    skipped: skips.includes('all'),
    steps: onboardingSteps.map((key) => {
      const { count, done = count > 0, href } = states[key]
      return { key, done, skipped: skips.includes(key), count, href }
    }),
  }
}
