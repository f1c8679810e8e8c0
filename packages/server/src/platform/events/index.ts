export { type Bell, createBell } from './bell.ts'
export { type EventFeed, openEventFeed } from './event_feed.ts'
