import assert from 'node:assert/strict'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { teammateState } from './teammate.ts'
import { visit } from './visitor.ts'

journey(
  'two people answer one visitor: the second is warned, drafts are kept, and everybody sees who wrote',
  async (ada, server) => {
    const words = 'May I speak to a person about a delivery that is late?'
    const id = await visit(server, 'project-desk', words)
    const storageState = await teammateState(server, { name: 'Jana Novak', email: 'jana.novak@example.com' })

    await ada.goto(`${server.url}/o/demo/conversations`)
    await ada.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Waiting' }).click()
    await ada.getByRole('link', { name: words }).click()
    await ada.getByRole('button', { name: 'Take over' }).click()
    const adasField = ada.getByLabel(/^Write to /)
    await adasField.fill('I will look into it')

    await inWindow('jana', { storageState }, async (jana) => {
      await jana.goto(`${server.url}/o/demo/conversations/${id}`)
      await jana.getByText(/Ada Brandt is writing to Visitor #\d+ right now/).waitFor()
      await jana.getByText('Ada Brandt is handling this conversation.').waitFor()
      const janasField = jana.getByLabel(/^Write to /)
      await janasField.fill('Your delivery is on its way.')
      await jana.keyboard.press('Enter')
      assert.equal(await janasField.inputValue(), 'Your delivery is on its way.')
      await jana.getByRole('button', { name: 'Send anyway' }).waitFor()
      await ada.getByText(/Jana Novak is writing to/).waitFor()

      // Another page and back: the words are still there.
      await ada.getByRole('link', { name: 'Leads', exact: true }).click()
      await ada.getByRole('heading', { name: 'Leads', level: 1 }).waitFor()
      await ada.goBack()
      assert.equal(await adasField.inputValue(), 'I will look into it')
      await ada.reload()
      assert.equal(await adasField.inputValue(), 'I will look into it')
      await ada.getByRole('button', { name: /^Send/ }).click()

      const log = jana.getByRole('log')
      await log.getByText('I will look into it').waitFor()
      await log.getByText('Ada Brandt').waitFor()
      await jana.getByText('Ada Brandt replied after you started writing.').waitFor()
      assert.equal(await janasField.inputValue(), 'Your delivery is on its way.')
      await jana.getByRole('button', { name: 'Send anyway' }).click()
      await ada.getByRole('log').getByText('Jana Novak').waitFor()
      assert.equal(await log.getByText('Your delivery is on its way.').count(), 1)

      await ada.getByLabel('New note').fill('Jana knows the carrier. She takes it from here.')
      await ada.getByRole('button', { name: 'Add note' }).click()
      await ada.getByRole('combobox', { name: 'Assignee' }).click()
      await ada.getByRole('option', { name: 'Jana Novak' }).click()
      await jana.getByText('She takes it from here.').waitFor()
      await jana.getByRole('link', { name: 'Conversations' }).first().click()
      await jana.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Mine' }).click()
      await jana.getByRole('link', { name: words }).waitFor()
    })
  },
)
