import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { messages, start, stop } from '../src/testing/session.ts'
import { type Answer, json, turnStream } from '../src/testing/visit_server.ts'
import { message, turnOf, visit, visitorMessage } from '../src/testing/visits.ts'
import type { Chip } from '../src/visit/selectors.ts'
import { chats } from './chat.ts'

describe('what the visitor sees', () => {
  const chatOn = chats()

  test('a reply is read out once and whole: while it is written it is for the eyes only', async (t) => {
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
    const slowly: Answer = async (response, received) => {
      response.writeHead(201, { 'content-type': 'text/event-stream' })
      response.write(`event: accepted\ndata: ${JSON.stringify(visitorMessage(2, 'Hello'))}\n\n`)
      response.write('event: token\ndata: {"text":"Good mor"}\n\n')
      await seen
      response.end(
        `event: done\ndata: ${JSON.stringify(turnOf(visitorMessage(2, 'Hello'), message(3, { text: 'Good morning.' })))}\n\n`,
      )
      assert.deepEqual(received.body, { text: 'Hello' })
    }
    const { page, open, log } = await chatOn(t, { [start]: [json(201, visit())], [messages]: [slowly] })
    await open()
    await page.getByRole('textbox').fill('Hello')
    await page.keyboard.press('Enter')
    await page.getByText('Good mor').waitFor()
    assert.equal(await log.getByText('Good mor').count(), 0)
    goOn()
    await log.getByText('Good morning.').waitFor()
    assert.equal(await page.getByText('Good mor').count(), 1)
  })

  test('a reply can be stopped: what the agent does is told, and what is stored takes the place of what was shown', async (t) => {
    const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>()
    const slowly: Answer = async (response) => {
      response.writeHead(201, { 'content-type': 'text/event-stream' })
      response.write(`event: accepted\ndata: ${JSON.stringify(visitorMessage(2, 'Hello'))}\n\n`)
      response.write('event: token\ndata: {"text":"It costs 20. Let me see."}\n\n')
      response.write('event: working\ndata: {"text":"Looking that up…"}\n\n')
      await stopped
      response.end(
        `event: done\ndata: ${JSON.stringify(turnOf(visitorMessage(2, 'Hello'), message(3, { text: 'It costs 20.' })))}\n\n`,
      )
    }
    const { page, open, log } = await chatOn(t, {
      [start]: [json(201, visit())],
      [messages]: [slowly],
      [stop]: [
        (response, received) => {
          json(200, { object: 'visit_standing', status: 'active' })(response, received)
          goOn()
        },
      ],
    })
    await open()
    await page.getByRole('textbox').fill('Hello')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Looking that up…').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Send', exact: true }).count(), 0)
    await page.getByRole('button', { name: 'Stop reply' }).click()
    await log.getByText('It costs 20.', { exact: true }).waitFor()
    assert.equal(await page.getByText('Looking that up…').count(), 0)
    assert.equal(await page.getByRole('button', { name: 'Stop reply' }).count(), 0)
  })

  test('chips of a slot that takes several are sent together, in the order they are offered', async (t) => {
    const chips: Chip[] = ['tea', 'coffee', 'water'].map((value) => ({
      slot: 'drinks',
      value,
      label: value.toUpperCase(),
      multiple: true,
    }))
    const { page, open, log, calls } = await chatOn(t, {
      [start]: [json(201, visit({ messages: [message(1, { chips })] }))],
      [messages]: [turnStream(['done', turnOf(visitorMessage(2, 'TEA, WATER'), message(3))])],
    })
    await open()
    const send = page.getByRole('button', { name: 'Send selection' })
    await send.waitFor()
    assert.equal(await send.isDisabled(), true)
    for (const name of ['WATER', 'COFFEE', 'TEA', 'COFFEE']) await page.getByRole('button', { name }).click()
    await send.click()
    await log.getByText('message 3').waitFor()
    assert.deepEqual(calls(messages)[0]?.body, { chip: { slot: 'drinks', values: ['tea', 'water'] } })
  })

  test('what a message says is text, whatever it looks like, and only its links lead elsewhere', async (t) => {
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) **bold** https://a.example/b'
    const links = [{ title: 'Prices', url: 'https://a.example/prices' }]
    const { open, log } = await chatOn(t, {
      [start]: [json(201, visit({ messages: [message(1, { text, links })] }))],
    })
    await open()
    await log.getByText('<img src=x onerror=alert(1)> [x](javascript:alert(1))').waitFor()
    assert.equal(await log.locator('img').count(), 0)
    assert.equal(await log.locator('strong').innerText(), 'bold')
    const targets = await log.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    assert.deepEqual(targets, ['https://a.example/b', 'https://a.example/prices'])
  })

  test('who waits for a person is asked whether they may be answered by email, and for an address where none is known', async (t) => {
    const mail = 'POST /visit/conversation/reply_by_mail'
    const standing = { object: 'visit_standing', status: 'active', unread_count: 0, reply_by_mail: 'agreed' }
    const { page, open, calls } = await chatOn(t, {
      [start]: [json(201, visit({ reply_by_mail: 'ask_with_address' }))],
      [mail]: [json(200, standing)],
    })
    await open()
    await page.getByText('May we reply by email?').waitFor()
    const yes = page.getByRole('button', { name: 'Yes, please' })
    await yes.click()
    assert.equal(calls(mail).length, 0)
    await page.getByRole('textbox', { name: 'Your email address' }).fill('noor@example.com')
    await yes.click()
    await page.getByText('May we reply by email?').waitFor({ state: 'hidden' })
    assert.deepEqual(calls(mail)[0]?.body, { agreed: true, email: 'noor@example.com' })
  })

  test('an ended conversation shows its end, takes a rating, and makes way for another', async (t) => {
    const { page, open, log, calls } = await chatOn(t, {
      [start]: [
        json(201, visit({ status: 'completed' })),
        json(201, visit({ id: 2, messages: [message(9)] })),
      ],
      'POST /visit/conversation/rating': [json(200, visit({ status: 'completed', rating: 4 }))],
    })
    await open()
    await page.getByText('This conversation is finished.').waitFor()
    assert.equal(await page.getByRole('textbox').count(), 0)
    // The thanks are shown before the rating has arrived.
    const arrived = page.waitForResponse('**/visit/conversation/rating')
    await page.getByRole('button', { name: '4 out of 5' }).click()
    await page.getByText('Thank you for your rating.').waitFor()
    await arrived
    assert.deepEqual(calls('POST /visit/conversation/rating')[0]?.body, { rating: 4 })
    await page.getByRole('button', { name: 'Start a new conversation' }).click()
    await log.getByText('message 9').waitFor()
  })
})
