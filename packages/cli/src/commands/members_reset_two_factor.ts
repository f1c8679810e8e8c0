import type { Command } from '../command.ts'

export const membersResetTwoFactor: Command = {
  name: 'members reset-two-factor',
  summary: 'Turn off two-factor authentication for someone who has lost their app and their recovery codes.',
  details: 'They sign in with their password alone, and can then set it up again in their account.',
  options: { email: { value: '<address>', required: true, meaning: 'The email address of the person.' } },
  async run({ values, environment }) {
    const { readConfig, resetTwoFactor, withDatabase } = await import('@foyer/server')
    const reset = await withDatabase(readConfig(environment), 'foyer members reset-two-factor', (database) =>
      resetTwoFactor(database, values.email!, new Date()),
    )
    return { data: reset, text: `Two-factor authentication of ${reset.email} is off.` }
  },
}
