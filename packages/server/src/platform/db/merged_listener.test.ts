import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Listener, Subscriber } from './listener.ts'
import { mergedListener } from './merged_listener.ts'

/** A listener whose connection the test opens, cuts and speaks over. */
function listenerInHand() {
  const subscribers = new Set<Subscriber>()
  const listener: Listener = {
    subscribe(_, subscriber) {
      subscribers.add(subscriber)
      return { close: () => void subscribers.delete(subscriber) }
    },
    close: async () => {},
  }
  const each = (tell: (subscriber: Subscriber) => void) => () => subscribers.forEach(tell)
  return {
    listener,
    up: each((subscriber) => subscriber.onUp()),
    down: each((subscriber) => subscriber.onDown?.()),
    say: (payload: string) => subscribers.forEach((subscriber) => void subscriber.onPayload(payload)),
  }
}

test('several listeners are up while all of them are, down from the first that is, and heard in between', () => {
  const [first, second] = [listenerInHand(), listenerInHand()]
  const heard: string[] = []
  const subscription = mergedListener([first.listener, second.listener]).subscribe('any', {
    onPayload: (payload) => void heard.push(payload),
    onUp: () => void heard.push('up'),
    onDown: () => void heard.push('down'),
  })
  first.up()
  assert.deepEqual(heard, [], 'one alone is not enough')
  second.up()
  second.down()
  first.down()
  assert.deepEqual(heard.splice(0), ['up', 'down'], 'the second that goes down is no news')
  first.up()
  first.say('half')
  second.up()
  second.say('whole')
  subscription.close()
  first.say('nobody listens')
  assert.deepEqual(heard, ['half', 'up', 'whole'])
})
