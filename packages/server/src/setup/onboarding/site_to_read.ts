import type { SiteSurvey } from '../../knowledge/index.ts'

/** A website of a run, with what is known of it by now. */
export interface SiteToRead extends Partial<SiteSurvey> {
  url: string
  /** What to read of it is settled. */
  decided?: true
  include?: string[]
  max_pages?: number
  /** Why it could not be looked at. Its source says the same, or knows better, once it was read. */
  failure?: { code: string; message: string; lasting: boolean }
  source_id?: number
}

/** More pages than this, and the owner is asked first. */
export const mostPagesUnasked = 200
