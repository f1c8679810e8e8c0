export { type EventFeed, openEventFeed } from './event_feed.ts'
export { createWakeup, type Wakeup } from './wakeup.ts'
