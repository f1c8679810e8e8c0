import { matter } from '../../option_phrase.ts'

/** Things that visitors often call by another name than an owner does. */
export const matters = [
  matter(
    'limit, limits, restriction, restrictions',
    'limitation, limitations, limited, maximum, max, cap, restricted, constraint, constraints, ceiling, threshold, allowance, how (much|many) (can|may|could) (i|we) (spend|withdraw|take|order|book|send|use)',
  ),
  matter('cancellation, cancellations', 'cancel, canceling, cancelling, cancelled, canceled'),
  matter(
    'payment, payments, pay, paying',
    'pay, pays, paid, paying, repay, prepay, spend, spends, spent, spending, transaction, transactions, expenditure, expenditures, expense, expenses, purchase, purchases, installment, instalment, bill, bills, invoice, buy, bought, top up, top it up, (topped|topping) [it] up',
  ),
  matter(
    'transfer, transfers, money transfer, bank transfer',
    'transferred, transferring, wire, wired, remit, remittance, transaction, transactions, (send|sent|sending|move|moved|moving|receive|received) [some|the|my|any|this|all|that|out] (money|cash|funds|€|£|\\d)',
  ),
  matter(
    'card, cards, bank card, credit card',
    'visa, mastercard, amex, american express, maestro, bankcard',
  ),
  matter(
    'international, abroad, foreign, overseas',
    'internationally, abroad, overseas, foreign, worldwide, global, (another|other|different|foreign) (country|countries), out of the country, outside [of] (the|my) country, (eu|european) (country|countries), traveling, travelling, exchanging, currency, currencies, europe, asia, africa, america, usa',
  ),
  matter(
    'appointment, appointments, meeting, meetings',
    'appointment, appointments, meeting, meetings, consultation',
  ),
  matter(
    'booking, bookings, reservation, reservations',
    'book, booked, booking, bookings, reserve, reserved, reservation, reservations, rebook, prebook',
  ),
  matter(
    'restaurant, dining, meals',
    'table, breakfast, lunch, dinner, brunch, supper, buffet, dine, dining',
  ),
  matter(
    'spa, beauty, wellness',
    'sauna, massage, massages, manicure, manicures, pedicure, pedicures, facial, facials, steam room, hammam, aromatherapy, hairdresser, haircut, nails, cosmetics, hot tub, treatment, treatments, skin care, skincare, scrub, therapist, masseur, relaxation',
  ),
  matter('swimming pool, pool', 'pool, pools, swim, swimming'),
  matter('gym, fitness, fitness room', 'fitness, workout, work out, treadmill, weights'),
  matter(
    'room service',
    '(bring|send|deliver|delivered|serve|served|eat) .{1,30}(to|in|inside|up to) (my|our|the) room, hungry, thirsty, (bring|deliver) (me|us), order [some] (food|drinks|dinner|breakfast|lunch|snacks), food to',
  ),
  matter(
    'housekeeping, cleaning',
    'clean, cleaned, cleaner, cleaners, cleaning, tidy, vacuum, maid, mess, messy, dirty, dusty, fresh (towels|sheets|linen), laundry',
  ),
  matter(
    'accessibility, accessible, disability',
    'wheelchair, wheelchairs, disabled, disability, disabilities, mobility, handicapped, step free, barrier free, ramp',
  ),
  matter(
    'amenities, room amenities',
    'minibar, mini bar, bathtub, shower, toilet, hairdryer, hair dryer, towel, towels, air conditioning, air con, heating, balcony, kettle, coffee machine, iron, fridge, microwave, pillow, pillows, blanket, blankets, bathrobe, slippers, heater, tv, television, kitchen, room with, view',
  ),
  matter('wifi, wireless, internet', 'wifi, wi fi, wireless, internet, wlan, hotspot'),
  matter('parking, car park', 'park, parked, garage, (leave|put) (my|our|the) car'),
  matter(
    'arrival, delivery',
    'arrive, arrives, arrived, arriving, delivered, (when|long) .{0,40}(get|receive|come)',
  ),
  matter(
    'refund, refunds, money back',
    'reimburse, reimbursed, reimbursement, (money|cash|payment|€|£|\\d+) back, chargeback',
  ),
  matter(
    'balance, account balance',
    'how much .{0,20}(have|left|got) (on|in), (do|have) (i|we) [have|got] [any|enough|some] (money|funds|cash), money left, how much (money|cash) (do|have) (i|we), available funds',
  ),
  matter(
    'withdrawal, withdrawals, withdraw',
    'withdraw, withdrew, withdrawn, withdrawing, atm, atms, cash machine, cashpoint, (take|get) [out] [some|my|the] (cash|money) (out|from|on|at)',
  ),
  matter('fees, fee, charges', 'charge, charges, charged, charging, commission, surcharge, rate, rates'),
  matter('interest, interests, interest rate', 'rate, rates'),
  matter('loan, loans', 'borrow, borrowing, borrowed, lend'),
  matter('overdraft, overdrafts', 'overdrawn, over draft, in the red'),
  matter('check in, checkin', 'checkin, checking in, checked in'),
  matter('check out, checkout', 'checkout, checking out, checked out'),
]
