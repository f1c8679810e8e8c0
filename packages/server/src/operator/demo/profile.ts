import type { OrganizationProfileChanges } from '@foyer/contract'
import type { Static } from 'typebox'

export const profile: Static<typeof OrganizationProfileChanges> = {
  address: 'Sandtorkai 7, 20457 Hamburg',
  phone: '+49 40 5550 1470',
  email: 'hello@brightwater.example',
  opening_hours: [
    { days: ['mon', 'tue', 'wed', 'thu'], opens: '09:00', closes: '17:30' },
    { days: ['fri'], opens: '09:00', closes: '15:00' },
  ],
  currency: 'EUR',
}
