import assert from 'node:assert/strict'
import { call, type List } from './api.ts'
import { journey } from './journey.ts'
import type { Server } from './server.ts'
import { newSource } from './sources.ts'
import { visit } from './visitor.ts'

const question = 'How long does the harbour tour take?'

interface Message {
  role: string
  text: string
}

async function lastReply(server: Server, conversation: number): Promise<string> {
  const { data } = await call<List<Message>>(server, `/v1/conversations/${conversation}/messages`)
  return data.findLast(({ role }) => role === 'agent')?.text ?? ''
}

journey(
  'a wrong reply is corrected where it is read, and the next visitor is told right',
  async (page, server) => {
    await newSource(server, { kind: 'text', text: 'The harbour tour takes two hours.' })
    const conversation = await visit(server, 'front-desk', question)
    assert.match(await lastReply(server, conversation), /two hours/)

    await page.goto(`${server.url}/o/demo/conversations/${conversation}`)
    const reply = page.getByRole('log').getByRole('listitem').filter({ hasText: 'two hours' })
    await reply.getByRole('button', { name: 'Fix this reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Fix this reply' })
    assert.equal(await dialog.getByLabel('The question').inputValue(), question)

    await dialog.getByLabel('What it should have said').fill('The harbour tour takes three hours.')
    await dialog.getByLabel('The harbour tour takes two hours.').check()
    await dialog.getByRole('button', { name: 'Save and check' }).click()
    await dialog.getByText('Saved. The agent now replies:').waitFor()
    await dialog.getByText('three hours').first().waitFor()
    await dialog.getByRole('link', { name: 'View gap' }).click()
    await page.getByRole('heading', { name: question }).waitFor()
    await page.getByText('Verified').first().waitFor()

    const next = await lastReply(server, await visit(server, 'front-desk', question))
    assert.match(next, /three hours/)
    assert.doesNotMatch(next, /two hours/)
  },
)

journey('a wrong reply that nobody can correct yet becomes a gap, from its reasons', async (page, server) => {
  await newSource(server, { kind: 'text', text: 'Guests of the summer regatta meet at pier seven.' })
  const asked = 'Where do guests of the summer regatta meet?'
  const conversation = await visit(server, 'front-desk', asked)
  await page.goto(`${server.url}/o/demo/conversations/${conversation}`)
  const reply = page.getByRole('log').getByRole('listitem').filter({ hasText: 'pier seven' })
  await reply.getByRole('button', { name: 'Why this?' }).click()
  await page
    .getByRole('dialog', { name: 'Why it said this' })
    .getByRole('button', { name: 'Fix this reply' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Fix this reply' })
  await dialog.getByRole('button', { name: 'I don’t know. Add it to Gaps' }).click()
  await dialog.getByText('The question is in Gaps now.').waitFor()
  await dialog.getByRole('link', { name: 'View gap' }).click()
  await page.getByRole('heading', { name: asked }).waitFor()
  await page.getByText('Open', { exact: true }).first().waitFor()
})
