import type { OpeningHours } from '../finding.ts'

/** How pages write what they say about their organization, as lines of a page and what must be read from them. */

export interface WrittenForm {
  lines: string[]
  field: 'opening_hours' | 'phone' | 'email' | 'address'
  /** Undefined where the lines say nothing of the kind. */
  value: OpeningHours[] | string | undefined
}

type Day = OpeningHours['days'][number]
const days = (list: string) => list.split(' ') as Day[]
const span = (list: string, opens: string, closes: string, note?: string): OpeningHours => ({
  days: days(list),
  opens,
  closes,
  ...(note && { note }),
})
const workdays = 'mon tue wed thu fri'
const all = 'mon tue wed thu fri sat sun'

const hours = (lines: string[], value: OpeningHours[] | undefined): WrittenForm => ({
  lines,
  field: 'opening_hours',
  value,
})

export const hoursForms: WrittenForm[] = [
  hours(['Opening hours', 'Mon–Fri 9am–5.30pm'], [span(workdays, '09:00', '17:30')]),
  hours(
    ['Öffnungszeiten', 'Mo–Fr 8–12 und 14–18 Uhr'],
    [span(workdays, '08:00', '12:00'), span(workdays, '14:00', '18:00')],
  ),
  hours(
    [
      'Opening Hours',
      'Monday | 9:00 – 17:00',
      'Tuesday | 9:00 – 17:00',
      'Wednesday | Closed',
      'Thursday | 9:00 – 19:00',
      'Friday | 9:00 – 17:00',
      'Saturday | 10:00 – 14:00',
      'Sunday | Closed',
    ],
    [
      span('mon tue fri', '09:00', '17:00'),
      span('thu', '09:00', '19:00'),
      span('sat', '10:00', '14:00'),
    ],
  ),
  hours(
    [
      'Öffnungszeiten:',
      'Montag bis Freitag: 7:30 – 17:00 Uhr',
      'Samstag: 8:00 – 12:00 Uhr',
      'Sonntag geschlossen',
    ],
    [span(workdays, '07:30', '17:00'), span('sat', '08:00', '12:00')],
  ),
  hours(
    ['We are open Monday to Saturday from 8 am to 6 pm.'],
    [span('mon tue wed thu fri sat', '08:00', '18:00')],
  ),
  hours(
    ['Unsere Öffnungszeiten', 'Di, Mi, Do 10.00–18.30 Uhr, Fr 10.00–20.00 Uhr, Sa 9.00–14.00 Uhr'],
    [
      span('tue wed thu', '10:00', '18:30'),
      span('fri', '10:00', '20:00'),
      span('sat', '09:00', '14:00'),
    ],
  ),
  hours(['Hours', 'Mon, Wed & Fri: 10am – 4pm'], [span('mon wed fri', '10:00', '16:00')]),
  hours(['Open daily 11:30–22:00'], [span(all, '11:30', '22:00')]),
  hours(['Öffnungszeiten', 'Täglich von 11 bis 23 Uhr'], [span(all, '11:00', '23:00')]),
  hours(
    ['Öffnungszeiten', 'Montag Ruhetag', 'Dienstag – Sonntag 17:00–23:00 Uhr'],
    [span('tue wed thu fri sat sun', '17:00', '23:00')],
  ),
  hours(
    ['When we are open', 'Mon - Thu 09:00 - 12:30, 13:30 - 17:00', 'Fri 09:00 - 12:30'],
    [
      span('mon tue wed thu fri', '09:00', '12:30'),
      span('mon tue wed thu', '13:30', '17:00'),
    ],
  ),
  hours(['Opening times', 'Fri & Sat: 6pm–2am'], [span('fri sat', '18:00', '02:00')]),
  hours(
    [
      'Sprechzeiten',
      'Mo, Di, Do 8–12 Uhr und 15–18 Uhr',
      'Mi, Fr 8–12 Uhr',
      'sowie nach Vereinbarung',
    ],
    [
      span('mon tue wed thu fri', '08:00', '12:00'),
      span('mon tue thu', '15:00', '18:00', 'sowie nach Vereinbarung'),
    ],
  ),
  hours(
    ['Studio hours', 'Tue–Fri 10:00–18:00', 'Sat by appointment only'],
    [span('tue wed thu fri', '10:00', '18:00', 'Sat by appointment only')],
  ),
  hours(
    ['Öffnungszeiten', 'Mo–Fr 9–18 Uhr', 'Samstags nach Vereinbarung'],
    [span(workdays, '09:00', '18:00', 'Samstags nach Vereinbarung')],
  ),
  hours(
    ['Opening hours', 'Weekdays 8.30–17.00', 'Weekends 10–4pm'],
    [span(workdays, '08:30', '17:00'), span('sat sun', '10:00', '16:00')],
  ),
  hours(['Wir sind werktags von 9-18 Uhr für Sie da.'], [span(workdays, '09:00', '18:00')]),
  hours(['Open 24 hours a day, seven days a week'], [span(all, '00:00', '24:00')]),
  hours(['Office hours', 'Mon–Fri: 9–5'], [span(workdays, '09:00', '17:00')]),
  hours(
    ['Geschäftszeiten', 'Mo. - Do.: 09:00 - 18:00 Uhr', 'Fr.: 09:00 - 16:00 Uhr'],
    [span('mon tue wed thu', '09:00', '18:00'), span('fri', '09:00', '16:00')],
  ),
  hours(['Öffnungszeiten', 'Mo–Fr 9h–18h'], [span(workdays, '09:00', '18:00')]),
  hours(
    ['Visit us', 'Opening hours', 'Monday to Friday', '9am to 5pm', 'Saturday', '10am to 1pm'],
    [span(workdays, '09:00', '17:00'), span('sat', '10:00', '13:00')],
  ),
  hours(
    ['Opening hours', 'Monday', 'Closed', 'Tuesday – Friday', '12 noon – 9pm', 'Sat', 'noon to midnight'],
    [span('tue wed thu fri', '12:00', '21:00'), span('sat', '12:00', '24:00')],
  ),
  hours(
    [
      'Öffnungszeiten',
      'Winter (November–März): Mo–Fr 10–16 Uhr',
      'Sommer (April–Oktober): Mo–Fr 9–18 Uhr',
    ],
    [
      span(workdays, '10:00', '16:00', 'Winter (November–März)'),
      span(workdays, '09:00', '18:00', 'Sommer (April–Oktober)'),
    ],
  ),
  hours(
    ['Telefonisch erreichbar: Mo–Fr 8–20 Uhr', 'Öffnungszeiten', 'Mo–Fr 10–18 Uhr'],
    [span(workdays, '10:00', '18:00')],
  ),
  hours(
    ['Öffnungszeiten', 'Mo bis Fr von 9 bis 12 und von 13 bis 17 Uhr, Mi nachmittags geschlossen'],
    [span(workdays, '09:00', '12:00'), span('mon tue thu fri', '13:00', '17:00')],
  ),
  hours(
    ['Opening hours', 'Tue–Sat: lunch 12–2.30pm, dinner 6–10pm'],
    [
      span('tue wed thu fri sat', '12:00', '14:30'),
      span('tue wed thu fri sat', '18:00', '22:00'),
    ],
  ),
  hours(
    ['Öffnungszeiten', 'montags–freitags 8:00–16:30 Uhr'],
    [span(workdays, '08:00', '16:30')],
  ),
  hours(['Training', 'Tuesday 18:00–20:00', 'Thursday 18:00–20:00'], undefined),
  hours(['The course runs on Mon 9 March for 10 people, 9:00–17:00.'], undefined),
]

const phone = (lines: string[], value?: string): WrittenForm => ({ lines, field: 'phone', value })
const email = (lines: string[], value?: string): WrittenForm => ({ lines, field: 'email', value })
const address = (lines: string[], value?: string): WrittenForm => ({ lines, field: 'address', value })

export const contactForms: WrittenForm[] = [
  phone(['Tel.: +49 (0)461 / 123 45-67'], '+49 (0)461 / 123 45-67'),
  phone(['Telefon 0461 1234567', 'Telefax 0461 1234568'], '0461 1234567'),
  phone(['Fax: 040 123457']),
  phone(['Call us on 01632 960 233 or email hello@harbour.example'], '01632 960 233'),
  phone(['Phone: (503) 555-0142'], '(503) 555-0142'),
  phone(['Registergericht: Amtsgericht Flensburg', 'HRB 1234 FL', 'USt-IdNr.: DE123456789']),
  phone(['T +44 20 7946 0018', 'E studio@northlight.example'], '+44 20 7946 0018'),
  phone(['© 2026 Holm. 24937 Flensburg. 1998–2026']),
  email(['Call us on 01632 960 233 or email hello@harbour.example'], 'hello@harbour.example'),
  email(['E-Mail: info (at) tischlerei-holm.example'], 'info@tischlerei-holm.example'),
  email(['Mail: kontakt[at]verein-am-see[dot]example'], 'kontakt@verein-am-see.example'),
  email(['Follow @harbour on Instagram']),
  address(
    ['Tischlerei Holm GmbH', 'Werkstraße 12', '24937 Flensburg', 'Tel. 0461 1234567'],
    'Werkstraße 12\n24937 Flensburg',
  ),
  address(['Find us', '3 Capstan Row', 'Port Ellery', 'PY4 2HN'], '3 Capstan Row\nPort Ellery\nPY4 2HN'),
  address(['Unit 4, Mill Lane, Leeds LS1 4AB'], 'Unit 4, Mill Lane, Leeds LS1 4AB'),
  address(
    ['1200 Harbor Ave, Suite 300, Portland, OR 97209'],
    '1200 Harbor Ave, Suite 300, Portland, OR 97209',
  ),
  address(['Kanzlei Moser · Hauptplatz 3 · A-8010 Graz'], 'Hauptplatz 3\nA-8010 Graz'),
  address(['Besuchen Sie uns in der Bahnhofstrasse 5, 8001 Zürich.'], 'Bahnhofstrasse 5\n8001 Zürich'),
  address(['Zimmerei Brandt | Am Alten Hafen 7a | 26721 Emden | Telefon 04921 5550'], 'Am Alten Hafen 7a\n26721 Emden'),
  address(['In 2024 we sold 12000 Books in Leeds.']),
]
