import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conversation, messages, start } from '../src/testing/session.ts'
import { json, turnStream } from '../src/testing/visit_server.ts'
import { message, turnOf, visit, visitorMessage } from '../src/testing/visits.ts'
import { chats } from './chat.ts'

describe('the element in a page', () => {
  const chatOn = chats()

  test('before the visitor opens the chat, the service is asked how the agent looks, and for nothing else', async (t) => {
    const { page, received, log } = await chatOn(t, { [start]: [json(201, visit())] })
    const launcher = page.getByRole('button', { name: 'Open chat' })
    await launcher.waitFor()
    assert.deepEqual(
      received.map(({ call }) => call),
      ['GET /widget.js', 'GET /visit/agents/ag_1'],
    )
    await launcher.click()
    await log.getByText('message 1').waitFor()
  })

  test('opening moves the focus to the input, and Escape brings it back', async (t) => {
    const { page } = await chatOn(t, { [start]: [json(201, visit())] })
    const launcher = page.getByRole('button', { name: 'Open chat' })
    await launcher.click()
    const input = page.getByRole('textbox', { name: 'Your message' })
    assert.equal(await input.evaluate((node) => node.matches(':focus')), true)
    await page.keyboard.press('Escape')
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.equal(await launcher.evaluate((node) => node.matches(':focus')), true)
  })

  test('after a reload the chat is open as it was, with the conversation in it', async (t) => {
    const { page, open, log, calls } = await chatOn(t, {
      [start]: [json(201, visit())],
      [conversation]: [json(200, visit({ messages: [message(1), visitorMessage(2, 'Hello'), message(3)] }))],
    })
    await open()
    await log.getByText('message 1').waitFor()
    await page.reload()
    await log.getByText('message 3').waitFor()
    assert.equal(calls(start).length, 1)
  })

  test('what a person wrote while the chat was closed shows as a mark after a reload, which goes on opening', async (t) => {
    const answered = visit({
      status: 'handed_off',
      unread_count: 1,
      messages: [message(1), message(5, { role: 'owner', text: 'Jana here.' })],
    })
    const { page, open, log, calls } = await chatOn(t, {
      [start]: [json(201, visit())],
      [conversation]: [json(200, answered), json(200, answered)],
      'POST /visit/conversation/read': [json(200, {})],
    })
    await open()
    await log.getByText('message 1').waitFor()
    await page.keyboard.press('Escape')
    await page.reload()
    const launcher = page.getByRole('button', { name: 'Open chat, new message' })
    await launcher.waitFor()
    assert.equal(calls('POST /visit/conversation/read').length, 0)
    const confirmed = page.waitForResponse((response) => response.url().endsWith('/conversation/read'))
    await launcher.click()
    await log.getByText('Jana here.').waitFor()
    await confirmed
    assert.deepEqual(calls('POST /visit/conversation/read')[0]?.body, { message_id: 5 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor()
  })

  test('a script that names an agent is enough; it speaks the language of the page and tells it what happens', async (t) => {
    const { page, log, calls } = await chatOn(
      t,
      {
        [start]: [json(201, visit())],
        [messages]: [
          turnStream(['done', { ...turnOf(visitorMessage(2, 'Hallo'), message(3)), status: 'completed' }]),
        ],
      },
      (service) => `<script src="${service}/widget.js" data-agent="ag_1"></script>`,
    )
    const told = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const heard: string[] = []
          for (const name of ['open', 'message', 'completed'])
            addEventListener(`foyer:${name}`, (event) => {
              heard.push(event instanceof CustomEvent && event.detail ? `${name} ${event.detail.role}` : name)
              if (name === 'completed') resolve(heard)
            })
        }),
    )
    await page.getByRole('button', { name: 'Chat öffnen' }).click()
    await log.getByText('message 1').waitFor()
    await page.getByRole('textbox', { name: 'Nachricht', exact: true }).fill('Hallo')
    await page.getByRole('button', { name: 'Senden' }).click()
    assert.deepEqual(await told, ['open', 'message visitor', 'message agent', 'completed'])
    const { pathname, origin } = new URL(page.url())
    assert.deepEqual(calls(start)[0]?.body, { locale: 'de-AT', source_url: `${origin}${pathname}` })
  })

  test('inside a page nothing is begun unasked, and a page of its own begins at once', async (t) => {
    const standing = (mode: string) => (service: string) =>
      `<foyer-chat agent="ag_1" mode="${mode}" locale="en"></foyer-chat><script src="${service}/widget.js"></script>`
    const inline = await chatOn(t, { [start]: [json(201, visit())] }, standing('inline'))
    await inline.page.getByRole('heading', { name: 'Mira' }).waitFor()
    assert.equal(inline.calls(start).length, 0)
    await inline.page.getByRole('button', { name: 'Start the conversation' }).click()
    await inline.log.getByText('message 1').waitFor()
    const alone = await chatOn(t, { [start]: [json(201, visit())] }, standing('page'))
    await alone.log.getByText('message 1').waitFor()
  })
})
