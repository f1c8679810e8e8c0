import { act } from '../../option_phrase.ts'

const start =
  '^[so|and|but|also|ok|okay|well|then|please|hi|hello|hey|yes|no|just] [please|just|can you|could you]'
const wish =
  '(want|like|need|love|wanna|trying|wish|possible|how|where|can i|could i|can we|could we|may i|plan|going|cant i|cannot i) [to] [please|also|just|finally]'
const thing = '(an|a|the|my|our|one|it|some|new|another|that|this|for|from|me|us|any)'

/** What visitors want to be done: options such as "Cancel", "Change something". */
export const wishes = [
  act(
    'make, do',
    `(make|making) ${thing}(?! \\d), ${wish} (make|do|place), ${start} (make|do|place) ${thing}(?! \\d), (can|could) you do (that|it|this)`,
  ),
  act(
    'open, create, set up, setup, start',
    `(open|opening|create|creating|start|starting) (an|a|my|our|new|one|another), ${wish} (open|create|start|set up|set|launch|schedule|arrange|book|reserve), ${start} (open|create|start|set up|set|schedule|arrange|book|reserve), (set|setting) up (an|a|the|my|our|one)`,
  ),
  act(
    'apply, register, sign up, join, enrol, enroll',
    `apply, applying, register, registering, (sign|signing) up, enrol, enroll, ${wish} (join|become a member), (submit|file|make) (an|a|the) (application|claim|request)`,
  ),
  act(
    'get, obtain',
    `${wish} (get|have|order|obtain|receive|buy|purchase) ${thing}(?! (list|info|information|refund|person|human|manager|hold)), ${start} (get|order|bring|buy|send) ${thing}, (i|we) [would] (want|need|like) (an|a|one|some|another|new)(?! (refund|help|more|info|information|question|person|human|different)), (id|wed) like (an|a|one|some|another), looking for (an|a|some)`,
  ),
  act(
    'activate, enable, switch on, turn on',
    'activate, activating, activation, enable, enabling, reactivate, (switch|turn|switching|turning) .{0,20}on, unlock',
  ),
  act(
    'cancel, cancellation, terminate, termination, quit, unsubscribe, stop',
    `cancel, cancels, canceling, cancelling, cancellation, terminate, terminating, termination, quit, quitting, unsubscribe, revoke, undo, call off, opt out, get rid of, (dont|do not|no longer) (need|want|use) (my|the|this|that|our), ${wish} (stop|end)`,
  ),
  act(
    'close, shut down',
    '(close|closing) (it|that|this|the|my|our|down|an|a|one|all), (shut|shutting) .{0,20}down, closure',
  ),
  act('leave', `${wish} (leave|go elsewhere|switch)(?! (my|our|the|a|an|it)), leaving (the|your|you)`),
  act(
    'freeze, block, suspend, pause, lock',
    'freeze, freezing, block, blocking, suspend, suspending, pause, lock, deactivate, disable',
  ),
  act(
    'change, modify, modification, edit, update, adjust, adjustment, amend, alter, alteration',
    `change, changing, modify, modifying, modification, edit, editing, update, updating, adjust, adjusting, amend, amending, alter, altering, reschedule, rescheduling, postpone, rearrange, rename, replace, revise, reset, renew, swap, switch, prolong, upgrade, upgrading, downgrade, extend, extending, shorten, delay (it|my|the), (increase|increasing|decrease|decreasing|reduce|raise|lower) (it|my|our|the|this|that)(?! (price|prices|rates|fees)), (move|bring|push) (it|the|my|our) .{0,30}(to|forward|back), (add|put) (more|another)`,
  ),
]
