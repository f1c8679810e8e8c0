import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from './testing/say.ts'

const told = (heading: string, text: string, language = 'en') =>
  say({ language, trail: [heading], text }, language === 'de' ? 'Was gibt es?' : 'What is there?')

test('a value that explains itself goes without the name of its column, in English and German', () => {
  assert.equal(
    told(
      'Preise',
      'Leistung | Dauer | Preis\nFango | 20 Minuten | 14 €\nTape | pro Anlage | 12 €\nBad | 5 Minuten | 9 €',
      'de',
    ),
    'Preise:\n- Fango: 20 Minuten, 14 €\n- Tape: pro Anlage, 12 €\n- Bad: 5 Minuten, 9 €',
  )
  assert.equal(
    told('Classes', 'Class | Day | Fee\nBallet | Monday | £9\nTap | Friday | £7\nJazz | Sunday | £8'),
    'Classes:\n- Ballet: Monday, £9\n- Tap: Friday, £7\n- Jazz: Sunday, £8',
  )
})

test('what follows a named value is named as well, and commas within values do not part them', () => {
  assert.equal(
    told(
      'Plan',
      'Kurs | Zeit | Leitung | Gebühr\nYoga | Mo, 9 Uhr | Eva | 90 €\nTanz | Di, 8 Uhr | Ute | 80 €\nChor | Mi, 7 Uhr | Ida | 70 €',
      'de',
    ),
    'Plan:\n- Yoga: Mo, 9 Uhr; Leitung: Eva; Gebühr: 90 €\n- Tanz: Di, 8 Uhr; Leitung: Ute; Gebühr: 80 €\n- Chor: Mi, 7 Uhr; Leitung: Ida; Gebühr: 70 €',
  )
})

test('the name of an only column is said where its numbers need it', () => {
  assert.equal(
    told('Hours', 'Day | Times\nMonday | 9:00\nFriday | 8:00'),
    'Hours:\n- Monday: 9:00\n- Friday: 8:00',
  )
  assert.equal(
    told('Help', 'Error | What helps\nE1 | Restart\nE2 | Wait'),
    'Help:\n- E1: Restart\n- E2: Wait',
  )
  assert.equal(
    told('Tents', 'Tent | A night\nSmall | £9\nLarge | £12'),
    'Tents (A night):\n- Small: £9\n- Large: £12',
  )
  assert.equal(
    told('Tents', 'Bring pegs.\n\nTent | A night\nSmall | £9\nLarge | £12'),
    'Bring pegs.\nA night:\n- Small: £9\n- Large: £12',
  )
})

test('a row is told with the columns that were asked for; one whose values explain themselves asks for none', () => {
  const text =
    'Bike | Duration | Rider | Helmet | Price\nTandem | 4 hours | adult | yes | £20\nTrike | 2 hours | child | no | £9'
  assert.equal(say({ trail: ['Hire'], text }, 'is a helmet with the tandem'), 'Hire:\n- Tandem – Helmet: yes')
  assert.equal(
    say({ trail: ['Hire'], text }, 'what does the tandem cost'),
    'Hire:\n- Tandem: 4 hours, Rider: adult, Helmet: yes, Price: £20',
  )
})

test('the amount that a row was asked for by is said with the columns that were', () => {
  const text =
    'Bike | Duration | Weekday | Weekend\nTandem | 4 hours | £20 | £30\nTandem | 2 hours | £12 | £18'
  assert.equal(
    say({ trail: ['Hire'], text }, 'the tandem for 4 hours at the weekend'),
    'Hire:\n- Tandem: 4 hours, Weekend: £30',
  )
})
