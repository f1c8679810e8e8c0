import type { Experiment } from '@foyer/sdk'

/** What people read for the API's own words. */
export const metricWords: Record<Experiment['metric'], string> = {
  completion: 'Completed conversations',
  slots_captured: 'Answers collected',
  fit: 'Visitor fit',
  rating: 'Visitor rating',
}
