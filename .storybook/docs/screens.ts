/** What a designer has to know about a screen. Its states are its stories. */
export interface AboutScreen {
  /** Its users. */
  for: string;
  /** What they use it for. */
  does: string;
  /** What it must never do, in any design. */
  never: readonly string[];
}

const advertisers = 'Advertisers; managers for their clients; admins for everyone';
const webmasters = 'Webmasters; managers for their clients; admins for everyone';
const payers = 'Advertisers and webmasters; managers for their clients; admins for everyone';
const anyone = 'Everyone, signed in or not';

/** The screens by the title of their stories. A test reports missing ones. */
export const screens: Record<string, AboutScreen> = {
  'Screens/Advert': {
    for: advertisers,
    does: 'Watch the video, check the figures, edit, start or stop the advert. Admins also moderate it.',
    never: [
      'Let a user without the Admin cabinet start an advert that is in moderation.',
      'Hide the reason for a ban from the advertiser.',
      'Save a change that needs moderation without saying so first.',
      'Lose what was typed when the server refuses it.',
      'Show a status change as done when the server has refused it.',
      'Show zeros when the figures can’t be read.',
    ],
  },
  'Screens/Advert/Registration': {
    for: advertisers,
    does: 'Enter what the advertising register asks for: the ERID, what is advertised and who pays.',
    never: [
      'Show an advert as serving if it has no ERID or the register has refused it.',
      'Hide the register’s reasons for a refusal.',
      'Discard contracts that the advertiser has entered when another source is chosen.',
    ],
  },
  'Screens/Advert/States': {
    for: advertisers,
    does: 'What the page of an advert looks like if it fails to load, isn’t found or holds very long texts.',
    never: [
      'Reveal that an advert exists to someone who may not see it.',
      'Leave a failed request without a way to try again.',
    ],
  },
  'Screens/Advert/Tracking': {
    for: advertisers,
    does: 'Set the link’s URL parameters, the trackers, the VPAID script and the icon.',
    never: [
      'Save URL parameters with an unknown macro: it would reach the landing page unreplaced.',
      'Accept a tracker that isn’t https.',
      'Accept an icon with a script in it.',
      'Allow VPAID where the campaign’s format doesn’t, unless the advert already used it.',
    ],
  },
  'Screens/Adverts': {
    for: advertisers,
    does: 'Find adverts across all campaigns, compare their figures, and start or stop several at once.',
    never: [
      'List a removed advert.',
      'Forget the selection when another page of the list opens.',
      'Hide which adverts were refused in a bulk change, or why.',
      'Export only the page on screen: the file holds everything that matches the filters.',
    ],
  },
  'Screens/Analytics': {
    for: 'Every cabinet, each with its own metrics and dimensions',
    does: 'Break results down by time, campaign, site, device and more; compare periods, export to CSV and have it mailed.',
    never: [
      'Show figures of records that the reader may not see.',
      'Show zeros when the figures can’t be read.',
      'Signal a change by colour alone.',
      'Draw a chart that can’t be read as a table.',
      'Present preliminary or estimated figures as final or exact.',
    ],
  },
  'Screens/API access': {
    for: 'Admins',
    does: 'Manage the credentials for the APIs of the advertising register’s operators.',
    never: [
      'Show a stored token again: only its last four characters.',
      'Report access as working before it has been checked.',
      'Send a stored token to another host without asking for it again.',
      'Remove access that an ORD source uses.',
    ],
  },
  'Screens/Bank statement': {
    for: 'Admins',
    does: 'Import a bank statement and mark the deposits that it pays as paid.',
    never: [
      'Count a payment twice, however often its statement is imported.',
      'Mark a deposit as paid before the admin has seen the preview.',
      'Hide lines that pay nothing or can’t be read.',
    ],
  },
  'Screens/Cabinet frame': {
    for: 'Everyone who has a cabinet',
    does: 'Show where the reader is, and lead to sections, search, the account and other cabinets.',
    never: [
      'Disappear while a screen loads or fails.',
      'Offer a section that the cabinet doesn’t have.',
      'Make signing out wait for the name of the account to load.',
    ],
  },
  'Screens/Campaign': {
    for: advertisers,
    does: 'See how a campaign performs against its limits and who changed what, and manage its adverts.',
    never: [
      'Say “serving” while a status, date, limit or schedule stops the campaign.',
      'Say that a campaign isn’t serving without saying why.',
      'Show a limit without how much of it is used.',
      'Remove an advert without asking first.',
    ],
  },
  'Screens/Campaigns': {
    for: advertisers,
    does: 'See what all campaigns spend and achieve, and which of them need attention.',
    never: [
      'Leave out the reason for a state that its name doesn’t explain.',
      'Add up amounts in different currencies.',
      'Lose filters, sorting or the page on Back.',
      'Hide a draft that was left unfinished.',
    ],
  },
  'Screens/Campaigns/Changes': {
    for: advertisers,
    does: 'Start, stop, move or archive campaigns, one or many, and change their limits and dates.',
    never: [
      'Change limits, dates or the group before the preview has been confirmed.',
      'Overwrite a campaign that somebody has changed since the preview.',
      'Hide which campaigns were refused, or why.',
      'Archive a campaign without asking first.',
    ],
  },
  'Screens/Currencies': {
    for: 'Admins',
    does: 'Manage currencies, their smallest payouts and their rates.',
    never: [
      'Change the rate of a past day.',
      'Save a rate that differs by more than 20% without asking first.',
      'Accept a rate of 0 or a second base currency.',
      'Remove the base currency, or one that accounts or feeds use.',
    ],
  },
  'Screens/Dead ends': {
    for: anyone,
    does: 'Say that a page doesn’t exist, the account has no cabinet or a screen failed, and offer a way on.',
    never: ['Leave anyone without a way on.', 'Show a technical error message.', 'Take away the menu of the cabinet.'],
  },
  'Screens/Delivery': {
    for: 'Admins',
    does: 'Tell whether each process serves adverts, what became of requests, and what waits.',
    never: [
      'Call a process well that serves no adverts.',
      'Show what was read last without a word when it can’t be read again.',
    ],
  },
  'Screens/Document': {
    for: advertisers,
    does: 'Say what an invoice or act states and waits for; admins edit, issue and delete drafts, and make documents void.',
    never: [
      'Edit or delete what is issued.',
      'Give a draft a number, or show it to anyone but admins.',
      'Make a document void without a reason.',
    ],
  },
  'Screens/Documents': {
    for: advertisers,
    does: 'Find invoices and acts, and download them as PDF files.',
    never: [
      'Show an advertiser’s documents to anyone but that advertiser, their manager and admins.',
      'Mark an act as waiting for payment.',
    ],
  },
  'Screens/Edit campaign': {
    for: advertisers,
    does: 'Change the basics, schedule, limits and audience of a campaign, and review them.',
    never: [
      'Overwrite what somebody else has saved without asking.',
      'Lose changes without warning: they are kept as a draft.',
      'Leave an error unseen because its section isn’t open.',
      'Drop a format that is no longer offered but was chosen before.',
    ],
  },
  'Screens/Edit campaign/Audience': {
    for: advertisers,
    does: 'Choose who sees the adverts, with an estimate of the reach.',
    never: [
      'Drop pasted lines that it can’t read: they wait to be corrected or left out.',
      'Estimate the reach of targeting that contains errors.',
      'Let a campaign that would reach nobody through the review without a warning.',
      'Hide that stored places couldn’t be read.',
    ],
  },
  'Screens/Edit group': {
    for: advertisers,
    does: 'Change a group’s name, budgets and dates, start or stop it, and see the figures of its campaigns.',
    never: [
      'Remove a group that has campaigns: they would go on without its limits.',
      'Overwrite what somebody else has saved without asking.',
    ],
  },
  'Screens/Feeds': {
    for: 'Admins',
    does: 'Manage the feeds that campaigns target and placements ask.',
    never: [
      'Stop a feed without naming the campaigns that would stop serving.',
      'Change the code of a saved feed.',
      'Remove a feed that campaigns or placements use.',
    ],
  },
  'Screens/Finances': {
    for: payers,
    does: 'See the balance, what moved it and what is waiting, and go on to a new payment.',
    never: [
      'Show an amount with fewer decimal places than its currency has.',
      'Add up amounts in different currencies.',
      'Show money that is held for a payout as available.',
    ],
  },
  'Screens/Folders': {
    for: 'Advertisers and webmasters who have folders switched on',
    does: 'See one folder of campaigns, groups, adverts or sites at a time.',
    never: [
      'Show folders beside records that belong to others.',
      'Take the list away when the folders can’t be loaded.',
      'Show a folder that doesn’t exist as an empty one.',
    ],
  },
  'Screens/Folders/Changes': {
    for: 'Advertisers and webmasters who have folders switched on',
    does: 'Create, rename, move and remove folders, and move records into them.',
    never: [
      'Remove the contents of a folder together with it: they move up a level.',
      'Put a folder inside itself.',
      'Hide which records couldn’t be moved, or why.',
    ],
  },
  'Screens/Formats': {
    for: 'Admins',
    does: 'Manage the advert formats: their minimum bid, frame and skip time, and the videos that fit them.',
    never: [
      'Narrow the limits without naming the working adverts that would no longer fit.',
      'Change the code of a saved format.',
      'Remove a format that campaigns or placements use.',
    ],
  },
  'Screens/Clients': {
    for: 'Managers',
    does: 'See each client’s state, pace and balance, and what waits; open their campaigns or sites.',
    never: ['Show a client of another manager.', 'Show a spend of 0 when the figures can’t be read.'],
  },
  'Screens/Groups': {
    for: advertisers,
    does: 'See campaigns that share budgets and dates, and start, stop or archive whole groups.',
    never: [
      'Change the status of campaigns along with their group’s: a group only holds them back or lets them serve.',
      'Archive a group without asking first.',
      'Hide which groups were refused in a bulk change, or why.',
    ],
  },
  'Screens/Home and sign-in': {
    for: 'Visitors; signed-in users on the way to their cabinet',
    does: 'Learn what Preroll is, sign in, or ask for a link to set a new password.',
    never: [
      'Say whether the e-mail or the password was wrong.',
      'Reveal whether an e-mail address has an account.',
      'Lead to another website after signing in.',
      'Put moving particles behind text.',
      'Move the particles for people who prefer reduced motion.',
    ],
  },
  'Screens/Moderation': {
    for: 'Admins',
    does: 'Work through the adverts that wait for review: watch each, see what has changed, approve, ban or return it, by keyboard.',
    never: [
      'Approve a version that the admin hasn’t seen.',
      'Replace the advert on screen because somebody else has decided about it.',
      'Decide anything by a key that was meant for a field or a dialog.',
      'Ban or return an advert without a reason.',
    ],
  },
  'Screens/Invalid traffic': {
    for: webmasters,
    does: 'Read what of a month was not paid and why, for all sites or one, and take it along as a file.',
    never: [
      'State amounts: an invalid event is never priced.',
      'Show an address or an agent of a viewer.',
      'Show zeros when the numbers can’t be read.',
    ],
  },
  'Screens/Months': {
    for: 'Admins',
    does: 'Close the months of the ledger. Closing one issues acts to the advertisers who were charged.',
    never: [
      'Hide what is still open in the month to be closed next.',
      'Close a month that isn’t over, or before an earlier one.',
      'Close a month while the ledger breaks one of its rules.',
      'Reopen a month.',
    ],
  },
  'Screens/New advert': {
    for: advertisers,
    does: 'Add a video, a name and a link; the rest can follow on the advert’s own page.',
    never: [
      'Create an advert while its video is still uploading.',
      'Let anyone leave during an upload without asking first.',
      'Offer tracking events that the campaign’s format doesn’t have.',
    ],
  },
  'Screens/New campaign': {
    for: advertisers,
    does: 'Describe a campaign step by step, with a summary in plain words beside it.',
    never: [
      'Let Next leave a step that has errors.',
      'Leave the errors of a skipped step unmarked.',
      'Create the campaign before the last step.',
      'Overwrite an earlier draft with what is typed now.',
      'Say that a draft is saved before the latest changes are.',
    ],
  },
  'Screens/New group': {
    for: advertisers,
    does: 'Name a group, and give it shared budgets and dates.',
    never: [
      'Accept a daily budget above the total one, or an end before the start.',
      'Accept a name that another group of the same owner has.',
    ],
  },
  'Screens/New payment': {
    for: payers,
    does: 'Pay in by invoice, or ask for a payout.',
    never: [
      'Make two payments when the button is pressed twice or an answer is lost.',
      'Accept a payout above the free balance or below the smallest payout.',
    ],
  },
  'Screens/New site': {
    for: webmasters,
    does: 'Add a site by its address, from which the rest of the form follows.',
    never: [
      'Refuse a site because its home page does not answer.',
      'Keep quiet about a domain that looks like another one.',
      'Let a manager add a site without its webmaster.',
    ],
  },
  'Screens/New user': {
    for: 'Admins',
    does: 'Create an account and invite its user by e-mail.',
    never: [
      'Set or show a password: the user chooses it with the link in the invitation.',
      'Grant admin rights without the Admin cabinet.',
      'Create a second account with the same e-mail address.',
    ],
  },
  'Screens/Notifications': {
    for: 'Everyone who has a cabinet',
    does: 'Learn what was decided about one’s adverts and sites and what became of one’s payments, and go there.',
    never: [
      'Tell anyone of the records of others.',
      'Leave out the reason for a refusal.',
      'Mark as read what the reader has not seen.',
      'Tell read from unread by colour alone.',
    ],
  },
  'Screens/ORD acts': {
    for: 'Admins',
    does: 'Explain why there are no acts here: they are submitted in the operator’s own account.',
    never: ['Suggest that Preroll reports payments to the register.'],
  },
  'Screens/ORD sources': {
    for: 'Admins',
    does: 'Manage who obtains the ERIDs of adverts, and under which contract.',
    never: [
      'Stop or remove the default source.',
      'Take a stopped source away from adverts that already use it.',
      'Remove a source that adverts are registered with.',
    ],
  },
  'Screens/Offline': {
    for: anyone,
    does: 'Say that the connection is gone and that nothing typed is lost.',
    never: ['Lose what was typed.', 'Take the screen away: the notice stands above it.'],
  },
  'Screens/Placements': {
    for: webmasters,
    does: 'Set up where adverts appear on a site, copy the tag codes and see the figures.',
    never: [
      'Let a name break out of the tag code that contains it.',
      'Drop a format, feed or script that was stopped after it had been chosen.',
      'Accept a backfill address that isn’t public and https.',
      'Remove a placement without saying that its players will get no adverts.',
    ],
  },
  'Screens/Public area': {
    for: anyone,
    does: 'Read what Preroll does and its terms, and write to the people who run the installation.',
    never: ['Lose a message that couldn’t be sent.', 'Ask for more than a name, an e-mail address and the message.'],
  },
  'Screens/Recovery': {
    for: 'People who follow a link to set a password or to confirm a new e-mail address',
    does: 'Set a password and be signed in, or confirm the new address.',
    never: [
      'Accept a link that has been used or has expired.',
      'Confirm a new address without a click: mail scanners open links, too.',
      'Call a link invalid when it merely couldn’t be checked.',
    ],
  },
  'Screens/Refusals': {
    for: anyone,
    does: 'What happens when a call fails, the session ends or the account is locked.',
    never: [
      'Lose what was typed in a form because its call failed.',
      'Show more than one toast for one failure.',
      'Sign anyone out without saying why.',
    ],
  },
  'Screens/Resolutions': {
    for: 'Admins',
    does: 'Manage the screen resolutions that campaigns can target.',
    never: [
      'Remove a resolution that campaigns use.',
      'Accept the same width and height twice.',
      'Overwrite what somebody else has saved.',
    ],
  },
  'Screens/Scripts': {
    for: 'Admins',
    does: 'Manage the VPAID and branding scripts of placements: add, test and restore versions.',
    never: [
      'Let a test run reach the page around it or the network.',
      'Save a script with a syntax error.',
      'Lose an earlier version.',
      'Remove a script that placements run.',
    ],
  },
  'Screens/Settings': {
    for: 'Everyone who has a cabinet',
    does: 'Manage one’s own profile, legal data, e-mail, password, email notifications, theme and sessions.',
    never: [
      'Change the e-mail address before the new one is confirmed.',
      'Change the e-mail address or the password without the current password.',
      'Keep other sessions open after the password has changed.',
    ],
  },
  'Screens/Site': {
    for: 'Webmasters; managers for their clients and admins, who also review',
    does: 'Describe a site, verify its domain, pass the review and follow the figures.',
    never: [
      'Show a site as serving before it is approved and its domain verified.',
      'Return or ban a site without a reason.',
      'Report a failed check without what was found.',
      'Save another domain without saying that it has to be verified again.',
    ],
  },
  'Screens/Site actions': {
    for: 'Webmasters; managers for their clients and admins, who also ban, lock and set the revenue share',
    does: 'Start, stop, remove, ban or lock a site, and answer the reason that a reviewer gave.',
    never: [
      'Offer the revenue share to anyone but admins.',
      'Remove a site before it is archived.',
      'Open the page of a reason that is no web address.',
    ],
  },
  'Screens/Site list': {
    for: 'Managers for their clients; admins for everyone',
    does: 'Find sites by state, status, verification, category and webmaster, and export what was found.',
    never: ['Clear the other filters when one is set.', 'Export an amount without its currency.'],
  },
  'Screens/Site review': {
    for: 'Managers for their clients; admins for everyone',
    does: 'Work through the sites that wait for review: open each, see what has been checked, approve, return or ban it, by keyboard.',
    never: [
      'Approve a version that the reviewer hasn’t seen.',
      'Return or ban a site without a reason.',
      'Decide anything by a key that was meant for a field or a dialog.',
    ],
  },
  'Screens/Site warnings': {
    for: webmasters,
    does: 'See that a domain’s proof is gone, until when the site serves, and what each check has found.',
    never: [
      'Hide when serving ends.',
      'Leave open whether a check counts as a miss.',
      'Name a person for what the platform did by itself.',
    ],
  },
  'Screens/Sites': {
    for: webmasters,
    does: 'See what all sites earn, and which of them need attention.',
    never: [
      'Leave out the reason for a state that its name doesn’t explain.',
      'Add up amounts in different currencies.',
      'Hide which sites were refused in a bulk change, or why.',
    ],
  },
  'Screens/Targeting editor': {
    for: advertisers,
    does: 'Choose places, devices, feeds, languages, topics and more, most of them under Include or Exclude.',
    never: [
      'Accept the same entry under Include and Exclude: the conflict is marked on both sides.',
      'Drop a saved entry because the dictionary no longer has it.',
      'Let one list that can’t be loaded take the others with it.',
    ],
  },
  'Screens/Transaction': {
    for: payers,
    does: 'See one movement of money: what happens next, its ledger entries, invoice and history.',
    never: [
      'Edit what has been posted: it is taken back by a correction.',
      'Let anyone but an admin approve or reject a payment, or mark it as paid.',
      'Reject a payment without a reason.',
      'Hide why an action isn’t possible now.',
    ],
  },
  'Screens/Unsubscribe': {
    for: 'People who follow the link in a mailed report',
    does: 'Stop the report without signing in.',
    never: ['Stop it without a click: mail scanners open links, too.', 'Ask for a password first.'],
  },
  'Screens/Upload': {
    for: advertisers,
    does: 'Choose a video, see it before it is sent, and follow its progress.',
    never: [
      'Start again from the beginning after a lost connection.',
      'Send a file that the browser can tell will be refused.',
      'Save an advert before its video has been uploaded.',
    ],
  },
  'Screens/User': {
    for: 'Admins',
    does: 'See and edit one account: profile, rights, legal data, sessions, activity and history.',
    never: [
      'Let admins lock, ban or delete themselves, or change their own rights.',
      'Leave the platform without an admin.',
      'Lock or ban a user without a reason.',
      'Delete an account with a balance unless the admin agrees to leave it.',
    ],
  },
  'Screens/Users': {
    for: 'Admins',
    does: 'Find users, and lock or unlock several at once.',
    never: [
      'Lock users without a reason.',
      'Hide which users were refused, or why.',
      'Export only the page on screen: the file holds everything that matches the filters.',
    ],
  },
};
