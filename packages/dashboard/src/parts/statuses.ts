/** Every status word of the API, once: its tone and what people read. */

export type Tone = 'quiet' | 'busy' | 'good' | 'warn' | 'bad'

export const statuses = {
  // conversations
  active: ['good', 'Active'],
  paused: ['quiet', 'Paused'],
  handed_off: ['warn', 'Taken over'],
  completed: ['good', 'Completed'],
  expired: ['quiet', 'Expired'],
  closed: ['quiet', 'Closed'],
  person_wanted: ['warn', 'Waiting for a person'],
  test: ['quiet', 'Test'],
  // sources, runs, checks
  queued: ['quiet', 'Queued'],
  ingesting: ['busy', 'Syncing'],
  running: ['busy', 'Running'],
  ready: ['good', 'Ready'],
  planned: ['warn', 'Waiting for approval'],
  applied: ['good', 'Applied'],
  failed: ['bad', 'Failed'],
  // gaps
  open: ['warn', 'Open'],
  resolved: ['good', 'Resolved'],
  archived: ['quiet', 'Archived'],
  verified: ['good', 'Verified'],
  declared: ['quiet', 'Marked as resolved'],
  // replies
  answered: ['good', 'Answered'],
  partly_answered: ['warn', 'Partly answered'],
  unanswered: ['warn', 'Not answered'],
  refused: ['warn', 'Refused'],
  // proposals
  proposed: ['warn', 'Proposed'],
  accepted: ['good', 'Accepted'],
  dismissed: ['quiet', 'Dismissed'],
  unreviewed: ['warn', 'Not reviewed'],
  // fits
  ideal: ['good', 'Ideal fit'],
  acceptable: ['good', 'Acceptable fit'],
  poor_fit: ['warn', 'Poor fit'],
  dealbreaker: ['bad', 'Dealbreaker'],
  unknown: ['quiet', 'Unknown fit'],
  // changes of facts
  added: ['good', 'Added'],
  reworded: ['busy', 'Changed'],
  revived: ['good', 'Restored'],
  retired: ['bad', 'Removed'],
  // readiness
  not_ready: ['warn', 'Not ready'],
  required: ['warn', 'Required'],
  recommended: ['quiet', 'Recommended'],
  // keys, members, verdicts
  live: ['good', 'Live'],
  revoked: ['quiet', 'Revoked'],
  owner: ['busy', 'Owner'],
  editor: ['quiet', 'Editor'],
  viewer: ['quiet', 'Viewer'],
  admin: ['busy', 'Read and write'],
  read_only: ['quiet', 'Read-only'],
  // webhooks
  enabled: ['good', 'Enabled'],
  failing: ['warn', 'Failing'],
  disabled: ['quiet', 'Disabled'],
  pending: ['busy', 'Pending'],
  retrying: ['warn', 'Retrying'],
  waiting: ['warn', 'Waiting'],
  delivered: ['good', 'Delivered'],
  met: ['good', 'Met'],
  not_met: ['bad', 'Not met'],
  // two-factor authentication
  on: ['good', 'On'],
  off: ['quiet', 'Off'],
} as const satisfies Record<string, readonly [Tone, string]>

export type StatusWord = keyof typeof statuses

export const labelOf = (status: StatusWord) => statuses[status][1]
