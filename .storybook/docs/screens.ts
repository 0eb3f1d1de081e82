/** What a designer has to know of a screen before drawing it. Its states are its stories. */
export interface AboutScreen {
  /** Who uses it. */
  for: string;
  /** What they come for. */
  does: string;
  /** What it must never do, whatever the design. */
  never: readonly string[];
}

const advertisers = 'Advertisers; managers and admins, who see the clients of others';
const anyone = 'Everybody, signed in or not';

/** Each screen by the title of its stories. A test says which one is missing. */
export const screens: Record<string, AboutScreen> = {
  'Screens/Advert': {
    for: advertisers,
    does: 'Watch the video, see what the advert achieves, change it, start or stop it. Admins approve or ban it.',
    never: [
      'Start an advert that review hasn’t approved.',
      'Hide the reason of a ban.',
      'Lose what was typed when the server refuses it.',
      'Show changes that aren’t saved as if they were.',
    ],
  },
  'Screens/Advert/Registration': {
    for: advertisers,
    does: 'Say who pays for the advert, so that it gets the ERID that the law asks for.',
    never: ['Let an advert serve without an ERID where the law asks for one.', 'Replace an ERID without a warning.'],
  },
  'Screens/Advert/States': {
    for: advertisers,
    does: 'What stands in the place of an advert that is on its way, failed or missing.',
    never: ['Show the figures of another advert meanwhile.', 'Tell whether a hidden advert exists.'],
  },
  'Screens/Advert/Tracking': {
    for: advertisers,
    does: 'Add the pixels and links of other measuring systems.',
    never: ['Run a script that a tracker brings.', 'Accept a macro that is never filled in.'],
  },
  'Screens/Adverts': {
    for: advertisers,
    does: 'Find adverts of all campaigns, compare their figures, start, stop and file many at once.',
    never: ['Count a removed advert.', 'Act on adverts that the current filter hides without saying so.'],
  },
  'Screens/Analytics': {
    for: 'All cabinets, each with its own figures',
    does: 'Divide the figures by day, advert, place, device and more; save and export what is found.',
    never: [
      'Show the figures of somebody else.',
      'Give a figure without its period.',
      'Tell a change by colour alone.',
      'Draw a chart without the table of its numbers.',
    ],
  },
  'Screens/API access': {
    for: 'Admins',
    does: 'Keep the keys with which the platform talks to the register of adverts.',
    never: ['Show a stored key again.', 'Report a key as working before it was checked.'],
  },
  'Screens/Bank statement': {
    for: 'Admins',
    does: 'Import a statement of the bank and match its payments with transactions.',
    never: ['Book a payment twice.', 'Book anything before the admin has seen the matches.'],
  },
  'Screens/Cabinet frame': {
    for: 'Everybody who is signed in',
    does: 'Where one is, which sections there are, search, account and the way to another cabinet.',
    never: ['Move when another section opens.', 'Offer a section that this person may not open.'],
  },
  'Screens/Campaign': {
    for: advertisers,
    does: 'See how the campaign does against its limits, what changed and who changed it; go on to its adverts.',
    never: [
      'Say “serving” while a limit, a date or the group stops it.',
      'Name a limit without how much is used.',
      'Remove adverts without asking.',
    ],
  },
  'Screens/Campaigns': {
    for: advertisers,
    does: 'See at a glance what all campaigns spend and achieve, and which of them needs something.',
    never: [
      'Put a control before the figures.',
      'Show a state without its reason.',
      'Mix currencies in one total.',
      'Lose filter, order or page on Back.',
    ],
  },
  'Screens/Campaigns/Changes': {
    for: advertisers,
    does: 'Start, stop, move, archive or limit many campaigns after a preview of what will happen.',
    never: ['Change anything before the preview is confirmed.', 'Hide which campaigns were refused, and why.'],
  },
  'Screens/Currencies': {
    for: 'Admins',
    does: 'Keep the rates with which sums are converted, by day.',
    never: ['Change a rate that was already used.', 'Accept an unusual jump without asking again.'],
  },
  'Screens/Dead ends': {
    for: anyone,
    does: 'Say that a page doesn’t exist, may not be seen or failed, and offer a way on.',
    never: ['Leave somebody without a way on.', 'Show what a program says about its own fault.'],
  },
  'Screens/Documents': {
    for: 'Advertisers and webmasters',
    does: 'Find invoices and acts, and download them.',
    never: ['Show the document of another legal entity.', 'Change a document once it was issued.'],
  },
  'Screens/Edit campaign': {
    for: advertisers,
    does: 'Change dates, limits, schedule, audience and bids, section by section.',
    never: [
      'Overwrite what somebody else saved meanwhile without asking.',
      'Leave with unsaved changes without asking.',
      'Hide an error in a folded section.',
    ],
  },
  'Screens/Edit campaign/Audience': {
    for: advertisers,
    does: 'Choose who sees the adverts, with an estimate of how many that are.',
    never: ['Drop lines that were not understood.', 'Promise a reach that isn’t counted.'],
  },
  'Screens/Edit group': {
    for: advertisers,
    does: 'Change the name, the shared budget and the dates of a group.',
    never: ['Remove a group that has campaigns.', 'Overwrite what somebody else saved meanwhile without asking.'],
  },
  'Screens/Feeds': {
    for: 'Admins',
    does: 'Decide which sources fill which placements.',
    never: ['Stop the only feed of a placement without a warning.'],
  },
  'Screens/Finances': {
    for: 'Advertisers and webmasters; managers and admins for their clients',
    does: 'See the balance, what moved it, and add or withdraw money.',
    never: ['Round a sum.', 'Add up different currencies.', 'Show a pending sum as available.'],
  },
  'Screens/Folders': {
    for: 'Advertisers and webmasters who sort into folders',
    does: 'Sort campaigns, adverts and sites, and see one folder at a time.',
    never: ['Stand empty beside a list that has no folders yet.', 'Hide a record because its folder is gone.'],
  },
  'Screens/Folders/Changes': {
    for: 'Advertisers and webmasters who sort into folders',
    does: 'Create, rename, move and remove folders.',
    never: ['Remove what is in a folder together with it.'],
  },
  'Screens/Formats': {
    for: 'Admins',
    does: 'Keep the formats that are sold, with the length and size that a video may have.',
    never: ['Make adverts invalid that already serve, without saying how many.'],
  },
  'Screens/Groups': {
    for: advertisers,
    does: 'See campaigns that share a budget, and start or stop them together.',
    never: ['Start a campaign that its owner had stopped.'],
  },
  'Screens/Home and sign-in': {
    for: 'Visitors',
    does: 'Learn what Preroll is, and sign in.',
    never: [
      'Say whether the e-mail or the password was wrong.',
      'Move anything behind text that is being read.',
      'Move at all for people who prefer reduced motion.',
    ],
  },
  'Screens/Months': {
    for: 'Admins',
    does: 'Close a month, after which its documents are issued.',
    never: ['Close a month in which something is open, or hide what is open.', 'Reopen a month.'],
  },
  'Screens/New advert': {
    for: advertisers,
    does: 'Choose a video and a link; the rest can follow on the advert’s own page.',
    never: ['Lose an upload that is under way.', 'Send anything to review before it is asked for.'],
  },
  'Screens/New campaign': {
    for: advertisers,
    does: 'Describe a campaign step by step, with a summary in plain words beside it.',
    never: ['Pass over a step with errors in silence.', 'Create it before the last step.', 'Lose a draft.'],
  },
  'Screens/New group': {
    for: advertisers,
    does: 'Name a group, give it a budget and dates.',
    never: ['Accept a daily budget above the total one.'],
  },
  'Screens/New payment': {
    for: 'Advertisers and webmasters; managers and admins for their clients',
    does: 'Deposit money or ask for a payout.',
    never: ['Pay twice after a lost answer.', 'Pay out more than the balance.'],
  },
  'Screens/New user': {
    for: 'Managers and admins',
    does: 'Invite a client or a colleague.',
    never: ['Give rights that the inviting person doesn’t have.', 'Show a password.'],
  },
  'Screens/ORD acts': {
    for: 'Admins',
    does: 'See which acts went to the register of adverts.',
    never: ['Show an act as accepted before the register has answered.'],
  },
  'Screens/ORD sources': {
    for: 'Admins',
    does: 'Keep the operators through which adverts are registered.',
    never: ['Move registered adverts to another operator.'],
  },
  'Screens/Offline': {
    for: anyone,
    does: 'Say that the connection is gone and what still works.',
    never: ['Throw away what is shown or typed.', 'Say that something is saved when it is not.'],
  },
  'Screens/Placements': {
    for: 'Webmasters',
    does: 'Say where on a site adverts appear, and copy the code for it.',
    never: ['Run what somebody typed as a name.', 'Change a code that is in use without a warning.'],
  },
  'Screens/Public area': {
    for: 'Visitors',
    does: 'Read what Preroll does, its terms, and write a message.',
    never: ['Lose a message that couldn’t be sent.', 'Ask for more than an answer needs.'],
  },
  'Screens/Recovery': {
    for: 'Somebody who forgot the password, or confirms an e-mail',
    does: 'Set a new password with the link from the e-mail.',
    never: ['Say whether an account exists.', 'Accept a link twice.'],
  },
  'Screens/Refusals': {
    for: anyone,
    does: 'What happens when the server refuses, ends the session or locks the account.',
    never: ['Lose what was typed.', 'Show the same notice twice.', 'Send somebody away without the reason.'],
  },
  'Screens/Resolutions': {
    for: 'Admins',
    does: 'Choose which sizes of a video are made.',
    never: ['Leave a video without any size that plays everywhere.'],
  },
  'Screens/Scripts': {
    for: 'Admins',
    does: 'Write the scripts of players, try them, and go back to an earlier version.',
    never: ['Run a script with the rights of the person who tries it.', 'Publish a script with a wrong syntax.'],
  },
  'Screens/Settings': {
    for: 'Everybody who is signed in',
    does: 'Change profile, password, e-mail and notices; end other sessions.',
    never: ['Change the e-mail before the new one is confirmed.', 'Keep other sessions after a new password unasked.'],
  },
  'Screens/Site': {
    for: 'Webmasters; admins, who review it',
    does: 'Describe a site, prove that it is one’s own, and have it approved.',
    never: ['Serve adverts on a site that isn’t approved.', 'Refuse a site without a reason.'],
  },
  'Screens/Sites': {
    for: 'Webmasters; managers and admins, who see the clients of others',
    does: 'See what all sites earn, and which of them needs something.',
    never: ['Show a state without its reason.', 'Mix currencies in one total.'],
  },
  'Screens/Targeting editor': {
    for: advertisers,
    does: 'Choose places, devices, topics and times, each as wanted or excluded.',
    never: ['Accept the same value on both sides in silence.', 'Lose a value that a dictionary doesn’t know any more.'],
  },
  'Screens/Transaction': {
    for: 'The owner of the money; admins, who approve payouts',
    does: 'See one movement of money with everything that belongs to it.',
    never: ['Change a booked movement. It is corrected by another one.', 'Reject a payout without a reason.'],
  },
  'Screens/Upload': {
    for: advertisers,
    does: 'Choose a video, see at once whether it fits, and watch it arrive.',
    never: [
      'Start again from the beginning after a lost connection.',
      'Send a file that the browser already knows not to fit.',
      'Save an advert whose video hasn’t arrived.',
    ],
  },
  'Screens/User': {
    for: 'Managers and admins',
    does: 'See one user’s profile, rights, legal data, sessions, activity and history; lock or unlock.',
    never: ['Let people lock or promote themselves.', 'Delete somebody who still has a balance.'],
  },
  'Screens/Users': {
    for: 'Managers and admins',
    does: 'Find users, see who needs something, lock or unlock many at once.',
    never: ['Show a manager the clients of another one.', 'Export more than the person may see.'],
  },
};
