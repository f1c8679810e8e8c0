import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type EventFeed, openEventFeed } from '../../platform/events/event_feed.ts'
import { type Api, newOrganization, sharedService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { watchConversations } from './conversation_watch.ts'

const { database } = await sharedService()
const feed = openEventFeed(database)
after(() => feed.close())

/** Without what they protect these would wait for ever. */
const soon = { timeout: 20_000 }

const rate = (api: Api, id: number, rating: number) => api.post(`/conversations/${id}/rating`, { rating })

test(
  'whoever listens is called when something happens in their conversation, and not for others',
  soon,
  async () => {
    const api = await newOrganization()
    const watch = watchConversations(feed, database)
    const leaving = new AbortController()
    const { id: mine } = await newConversation(api)
    const { id: yours } = await newConversation(api)
    const follow = (conversation_id: number) =>
      watch.follow({ organization_id: api.organization.id, conversation_id }, leaving.signal)
    const [my, your] = [follow(mine), follow(yours)]
    // At once, and for what may have happened while they came in.
    for (let count = 0; count < 2; count++) await Promise.all([my.next(), your.next()])
    let disturbed = 0
    const waiting = your.next().then(() => disturbed++)
    for (const rating of [1, 2, 3]) {
      await rate(api, mine, rating)
      await my.next()
    }
    assert.equal(disturbed, 0)
    await rate(api, yours, 5)
    await waiting
    leaving.abort()
    assert.deepEqual(await Promise.all([my.next(), your.next()]), [
      { done: true, value: undefined },
      { done: true, value: undefined },
    ])
  },
)

test(
  'when events cannot be read everybody who listens is told so, and the next one begins anew',
  soon,
  async () => {
    const { organization } = await newOrganization()
    const failing: EventFeed = {
      ...feed,
      // biome-ignore lint/correctness/useYield: it fails before there is anything to give.
      async *follow() {
        throw new Error('Storage is away.')
      },
    }
    const watch = watchConversations(failing, database)
    const { signal } = new AbortController()
    const follow = (conversation_id: number) =>
      watch.follow({ organization_id: organization.id, conversation_id }, signal)
    const staying = follow(1)
    await staying.next()
    for (const coming of [follow(2), follow(3)]) {
      await coming.next()
      await assert.rejects(coming.next(), /Storage is away/)
    }
    await assert.rejects(staying.next(), /Storage is away/)
  },
)
