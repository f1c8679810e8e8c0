import { SourceFailure, surveySite } from '../../../knowledge/index.ts'
import { write } from '../run.ts'
import { undecidedSite } from '../serializer.ts'
import { mostPagesUnasked, type SiteToRead } from '../site_to_read.ts'
import type { OnboardingTask, StepWork } from './step.ts'

/** Looks at how large each site is. A large one waits for its owner to choose. */
export const chooseParts: StepWork = async (task, context, run) => {
  let current = run
  for (;;) {
    const site = undecidedSite(current)
    if (!site) return 'done'
    const surveyed = await survey(task, site)
    const isLarge = (surveyed.pages ?? 0) > mostPagesUnasked
    current = await write(task.tenant, context, current, async (_db, row) => ({
      verb: isLarge ? 'waiting' : 'updated',
      fields: {
        sites: row.sites.map((each) => (each.url === site.url ? surveyed : each)),
        ...(isLarge && { status: 'waiting' as const }),
      },
    }))
    if (isLarge) return 'wait'
  }
}

/** A site that cannot be looked at is left to its source, which says why and is tried again where that helps. */
async function survey(task: OnboardingTask, site: SiteToRead): Promise<SiteToRead> {
  try {
    const { pages, parts } = await surveySite(task, site.url)
    return pages > mostPagesUnasked ? { ...site, pages, parts } : { ...site, pages, decided: true }
  } catch (error) {
    if (!(error instanceof SourceFailure) || task.stopping.aborted) throw error
    const { code, message, lasting } = error
    return { ...site, decided: true, failure: { code, message, lasting } }
  }
}

export type ChosenParts = { parts?: string[]; max_pages?: number }

/** What an owner wants to have read of a site. */
export const decide = (site: SiteToRead, { parts, max_pages }: ChosenParts): SiteToRead => ({
  ...site,
  decided: true,
  ...(parts && { include: parts }),
  ...(max_pages && { max_pages }),
})
