import type { Provider, SingleSignOn, SingleSignOnSettings } from './single_sign_on.ts'

export function singleSignOnOf(settings: SingleSignOnSettings, returnUrl: string): SingleSignOn {
  let opened: Promise<Provider> | undefined
  async function open() {
    const { openProvider } = await import('./openid_connect.ts')
    return openProvider(settings, returnUrl)
  }
  return {
    ...settings,
    async provider() {
      opened ??= open()
      try {
        return await opened
      } catch (error) {
        // Whoever comes next asks again.
        opened = undefined
        throw error
      }
    },
  }
}
