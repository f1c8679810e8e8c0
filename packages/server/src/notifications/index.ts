export { notificationComposers } from './composers.ts'
export { notificationWork } from './jobs.ts'
export { type SpreadingDependencies, startNotices } from './spreading/spread_notices.ts'
