import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { publicIdOf } from './visitor.ts'

journey(
  'a person takes a conversation over, speaks to the visitor, and gives it back',
  async (page, server) => {
    const talk = `${server.url}/a/${await publicIdOf(server, 'project-desk')}`
    await inWindow('visitor', {}, async (visitor) => {
      const said = visitor.getByRole('log')
      await visitor.goto(talk)
      await visitor.getByLabel('Your message').fill('May I speak to a person about our delivery times?')
      await visitor.keyboard.press('Enter')
      await said.getByText('May I speak to a person').waitFor()

      await page.goto(`${server.url}/o/demo/conversations`)
      await page.getByRole('row', { name: 'Project desk' }).first().getByRole('link').click()
      await page.getByRole('button', { name: 'Take over' }).click()
      await page.getByLabel(/^Write to /).fill('This is Ada Brandt. I have ten minutes for you now.')
      await page.getByRole('button', { name: 'Send' }).click()
      await said.getByText('This is Ada Brandt').waitFor()

      await visitor.getByLabel('Your message').fill('Wonderful. Nobody but you should answer this.')
      await visitor.keyboard.press('Enter')
      await page.getByText('Nobody but you should answer this.').waitFor()

      await page.getByRole('button', { name: 'Hand back to agent' }).click()
      await page.getByRole('button', { name: 'Take over' }).waitFor()
      await visitor.getByLabel('Your message').fill('What does an operations sprint cost?')
      await visitor.keyboard.press('Enter')
      await said.getByText(/It costs from €/).waitFor()
    })
  },
)
