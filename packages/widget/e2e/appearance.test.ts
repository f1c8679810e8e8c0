import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { VisitedAppearance } from '@foyer/contract'
import { messages, start } from '../src/testing/session.ts'
import { json, turnStream } from '../src/testing/visit_server.ts'
import { message, styled, turnOf, visit, visitorMessage } from '../src/testing/visits.ts'
import { chats } from './chat.ts'

const colours = {
  light: { accent: '#ffd400', on_accent: '#000000', accent_text: '#806a00' },
  dark: { accent: '#ffd400', on_accent: '#000000', accent_text: '#ffd400' },
}

/** An agent that looks so, whoever asks. */
function looking(change: Partial<VisitedAppearance>) {
  const agent = styled(change)
  const answer = () => json(200, agent)
  return {
    'GET /visit/agents/ag_1': [answer(), answer(), answer()],
    [start]: [json(201, visit({ agent }))],
  }
}

describe('the appearance of an agent', () => {
  const chatOn = chats()

  test('the button has the agent’s colours, corner and words; CSS of the page wins', async (t) => {
    const { page } = await chatOn(t, looking({ colours, position: 'left', label: 'Ask us' }))
    const launcher = page.getByRole('button', { name: 'Ask us: Open chat' })
    const look = () =>
      launcher.evaluate((node) => {
        const { backgroundColor, color } = getComputedStyle(node)
        return [backgroundColor, color, Math.round(node.getBoundingClientRect().left)]
      })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await launcher.waitFor()
    assert.deepEqual(await look(), ['rgb(255, 212, 0)', 'rgb(0, 0, 0)', 20])
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('foyer-chat')?.style.setProperty('--foyer-accent', 'rgb(1, 2, 3)'),
    )
    assert.equal((await look())[0], 'rgb(1, 2, 3)')
    await launcher.click()
    const box = await page.getByRole('dialog').boundingBox()
    assert.equal(box?.x, 20)
  })

  test('the panel has the agent’s title, subtitle, placeholder, notice and privacy policy', async (t) => {
    const { page, open } = await chatOn(
      t,
      looking({
        title: 'Brightwater',
        subtitle: 'We reply right away',
        placeholder: 'Ask about prices',
        privacy_url: 'https://a.example/privacy',
        ai_notice: true,
      }),
    )
    await open()
    await page.getByRole('heading', { name: 'Brightwater' }).waitFor()
    await page.getByText('We reply right away').waitFor()
    await page.getByPlaceholder('Ask about prices').waitFor()
    await page.getByText('You are chatting with an AI assistant.').waitFor()
    const link = page.getByRole('link', { name: 'Privacy policy (opens in a new tab)' })
    assert.deepEqual(
      await Promise.all([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
      ['https://a.example/privacy', '_blank', 'noopener noreferrer'],
    )
  })

  test('a tap on a starter question asks it, also where nothing was begun yet', async (t) => {
    const question = 'What does it cost?'
    const { page, log, calls } = await chatOn(
      t,
      {
        ...looking({ starter_questions: [question, 'Where are you?'] }),
        [messages]: [turnStream(['done', turnOf(visitorMessage(2, question), message(3))])],
      },
      (service) =>
        `<foyer-chat agent="ag_1" mode="inline" locale="en"></foyer-chat><script src="${service}/widget.js"></script>`,
    )
    const chip = page.getByRole('button', { name: question })
    await chip.click()
    await log.getByText('message 3').waitFor()
    assert.deepEqual([calls(start).length, calls(messages)[0]?.body], [1, { text: question }])
    assert.equal(await page.getByRole('button', { name: 'Where are you?' }).count(), 0)
  })

  test('a teaser opens the chat or is dismissed, by mouse or keyboard, and does not come back', async (t) => {
    const { page } = await chatOn(t, looking({ teaser: { text: 'Any questions?', delay_seconds: 0 } }))
    const teaser = page.getByRole('status').getByRole('button', { name: 'Any questions?' })
    const launcher = page.getByRole('button', { name: 'Open chat' })
    await teaser.waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await teaser.evaluate((node) => node.matches(':focus')), true)
    await page.keyboard.press('Escape')
    await teaser.waitFor({ state: 'detached' })
    assert.equal(await launcher.evaluate((node) => node.matches(':focus')), true)
    await page.reload()
    await launcher.waitFor()
    assert.equal(await teaser.count(), 0)
  })

  test('a tap on the teaser opens the chat, and the teaser is gone', async (t) => {
    const { page, log } = await chatOn(t, looking({ teaser: { text: 'Any questions?', delay_seconds: 0 } }))
    await page.getByRole('button', { name: 'Any questions?' }).click()
    await log.getByText('message 1').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Any questions?' }).count(), 0)
  })
})
