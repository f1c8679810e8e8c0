import { act } from '../../option_phrase.ts'

const not = '(not|isnt|arent|wasnt|werent|doesnt|dont|didnt|wont|never|hasnt|havent|hardly|barely)'
const cannot =
  '(cant|cannot|couldnt|can not|could not|unable to|not able to) [seem to|be able to|even|really|figure out how to] [i|we]'

/** What went wrong: options such as "Something is broken". */
export const troubles = [
  act(
    'wrong, incorrect, mistake, error, errors',
    `wrong, incorrect, incorrectly, mistake, mistaken, error, errors, weird, strange, ${not} [the|quite|entirely] (right|correct|accurate), ${not} what (i|we) (ordered|booked|paid|expected|asked)`,
  ),
  act(
    'not working, broken, problem, problems, issue, issues, trouble, fault, faulty, bug, defect, report problem, technical problem',
    `${not} [been|being|even|really|properly|currently|simply|getting] [been] (work|working|works|load|loading|respond|responding|go through|gone through|going through|come through|update|updated|accept|accepted|connect|connecting|function|functioning|turn on|able to), stopped working,
    broken, fault, faulty, defect, defective, damaged, problem, problems, issue, issues, trouble, glitch, bug, failed, fails, failing, failure, declined, rejected, refused, denied, stuck, pending, crashed, crashes, terrible, awful, bad, slow, complicated, impossible, unavailable, disconnected, expired, poor, weak, noisy, leaking, leaks, smells, freezes, (charged|billed|paid) (twice|double), still (waiting|pending), (wont|doesnt|not) let (me|us), keeps [on], out of order, nothing (happens|happened|works), no (signal|connection|response), fix (this|it|that|the|my),
    ${cannot} (see|access|open|log|login|sign|use|connect|pay|view|load|reach|check|set|increase|decrease|change|book|complete|finish|transfer|withdraw|send|get (in|into|on|online))`,
  ),
  act(
    'missing, not showing, not arrived, not received',
    `missing, ${not} [been|being|yet|even|really|still] (show|showing|shown|shows|display|displayed|appear|appeared|appearing|received|receive|arrived|arrive|sent|there|here|visible|listed|delivered), ${cannot} see, nowhere to be (seen|found)`,
  ),
  act(
    'lost, lost item, lost property',
    `lost, lose, losing, misplaced, mislaid, ${cannot} find, (is|are|was|were|gone|went|be) missing, (left|dropped|forgot) (my|our|it) .{1,20}(in|at|on|somewhere|behind), left behind, disappeared, vanished, dropped (my|our), no longer have`,
  ),
  act(
    'stolen, theft, stole, robbed',
    'stolen, stole, steal, robbed, robbery, theft, thief, pickpocketed, pickpocket, snatched',
  ),
]
