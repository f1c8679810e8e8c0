import type { Command } from '../command.ts'

export const membersResetPassword: Command = {
  name: 'members reset-password',
  summary: 'Give someone a new password. It is printed once, as the only line on standard output.',
  details:
    'They are signed out everywhere. They sign in with the new password and then change it in their account.',
  options: { email: { value: '<address>', required: true, meaning: 'The email address of the person.' } },
  async run({ values, say, environment }) {
    const { readConfig, resetPassword, withDatabase } = await import('@foyer/server')
    const reset = await withDatabase(readConfig(environment), 'foyer members reset-password', (database) =>
      resetPassword(database, values.email!, new Date()),
    )
    say('Send it to the person: it is not stored and cannot be shown again.')
    return { data: reset, text: reset.password }
  },
}
