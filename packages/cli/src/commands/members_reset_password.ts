import type { Command } from '../command.ts'

export const membersResetPassword: Command = {
  name: 'members reset-password',
  summary: 'Give somebody a new password. It is printed once, alone on standard output.',
  details: 'They are signed out everywhere, sign in with it and change it in their account.',
  options: { email: { value: '<address>', required: true, meaning: 'Whose password.' } },
  async run({ values, say }) {
    const { readConfig, resetPassword, withDatabase } = await import('@foyer/server')
    const reset = await withDatabase(readConfig(), 'foyer members reset-password', (database) =>
      resetPassword(database, values.email!, new Date()),
    )
    say('Hand it to the person: it is not stored and cannot be shown again.')
    return { data: reset, text: reset.password }
  },
}
