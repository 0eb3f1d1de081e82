import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_QUEUE } from '../src/platform/mail/mail-queue.ts';
import { type AdvertScene, startAdvertScene } from './advert-scene.ts';
import { captureLog } from './capture-log.ts';
import { type Caller, type Schemas, startTestApp } from './harness.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { createAdvert, createCampaign } from './test-users.ts';

let scene: AdvertScene;
beforeAll(async () => {
  scene = await startAdvertScene();
});
afterAll(() => scene.test.close());

async function ownAdvert() {
  const user = await scene.test.createUser();
  const owner = await scene.test.as(user, 'advertiser');
  const campaign = await createCampaign(owner);
  return { user, owner, advert: await createAdvert(owner, { ads_id: campaign.id, name: 'Winter blend' }) };
}

const mailsTo = async ({ login }: { login: string }) =>
  (await scene.test.mails())
    .filter(({ to }) => to === login)
    .map(({ subject, text }) => ({ subject, text: text.replace(/\s+/g, ' ') }));

const subjectsTo = async (user: { login: string }) => (await mailsTo(user)).map(({ subject }) => subject);

const sendBack = async (caller: Caller, { id, version }: { id: number; version: number }, action = 'return') => {
  const reason = action === 'return' ? { reason: 'The sound is too loud' } : {};
  const { body } = await caller.call<Schemas['Advert']>('POST', `adverts/${id}/review`, {
    action,
    version,
    ...reason,
  });
  return body;
};

describe('the owner of an advert gets a mail', () => {
  it('about a return and a ban with the reasons, and about an approval, each with a link', async () => {
    const { user, advert } = await ownAdvert();
    const { admin } = scene.testUsers;
    const returned = await sendBack(admin, advert);
    const { body: banned } = await scene.update(
      admin,
      { ...advert, ...returned },
      { status: 'ban', ban: 'Misleading claim' },
    );
    await scene.test.mails();
    await scene.update(admin, banned, { status: 'approved', ban: null });
    const mails = await mailsTo(user);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Advert returned: Winter blend',
      'Advert banned: Winter blend',
      'Advert approved: Winter blend',
    ]);
    expect(mails[0]?.text).toContain('Reason: The sound is too loud');
    expect(mails[1]?.text).toContain('Reason: Misleading claim');
    expect(mails[2]?.text).not.toContain('Reason');
    for (const { text } of mails) expect(text).toContain(`/advertiser/campaigns/adverts/${advert.id}`);
  });

  it('for each advert of a bulk decision', async () => {
    const { user, owner, advert } = await ownAdvert();
    const second = await createAdvert(owner, { ads_id: advert.ads_id, name: 'Barista school' });
    const ids = [advert.id, second.id];
    await scene.testUsers.admin.call('POST', 'adverts/bulk', { ids, status: 'working' });
    expect((await subjectsTo(user)).toSorted()).toEqual([
      'Advert approved: Barista school',
      'Advert approved: Winter blend',
    ]);
  });

  it('not about a refused decision or another change', async () => {
    const { user, owner, advert } = await ownAdvert();
    const { admin } = scene.testUsers;
    await scene.update(admin, advert, { status: 'ban', ban: 'no' });
    await scene.update(admin, advert, { title: 'Taste it' });
    expect(await subjectsTo(user)).toEqual([]);
    const returned = await sendBack(admin, { ...advert, version: advert.version + 1 });
    await sendBack(owner, returned, 'resubmit');
    expect(await subjectsTo(user)).toEqual(['Advert returned: Winter blend']);
  });

  it('not about their own decisions', async () => {
    const user = await scene.test.createUser({ supportPanels: ['admin', 'advertiser'], isAdmin: true });
    const owner = await scene.test.as(user, 'advertiser');
    const campaign = await createCampaign(owner);
    const advert = await createAdvert(owner, { ads_id: campaign.id });
    await scene.update(await scene.test.as(user, 'admin'), advert, { status: 'approved' });
    expect(await subjectsTo(user)).toEqual([]);
  });

  it('unless they have disabled it', async () => {
    const { user, owner, advert } = await ownAdvert();
    await owner.call('PATCH', 'account/preferences', { muted_notices: ['advert_decided'] });
    await scene.update(scene.testUsers.admin, advert, { status: 'approved' });
    expect(await subjectsTo(user)).toEqual([]);
  });
});

describe('a mail about a decision', () => {
  // the embedded database is limited to one process
  it.runIf(process.env.TEST_DATABASE_URL)('is not lost if the server ends before it is sent', async () => {
    const { user, advert } = await ownAdvert();
    await sendBack(scene.testUsers.admin, advert);
    const other = await startTestApp({}, { beside: scene.test });
    expect((await other.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [user.login, 'Advert returned: Winter blend'],
    ]);
    await other.close();
    expect(await subjectsTo(user)).toEqual([]);
  });

  it('is not lost if the mail server refuses it, and the log contains no address', async () => {
    const sink = await startSmtpSink({ refuse: true });
    const log = captureLog();
    const refused = await startAdvertScene({ SMTP_URL: sink.url, LOG_LEVEL: 'trace' }, { log: log.stream });
    const { jobs, db } = refused.test;
    const owner = await refused.test.createUser();
    const caller = await refused.test.as(owner, 'advertiser');
    const advert = await createAdvert(caller, { ads_id: (await createCampaign(caller)).id });
    await refused.update(refused.testUsers.admin, advert, { status: 'approved' });
    await jobs.runWaiting(MAIL_QUEUE);
    expect(log.lines).toContainEqual(
      expect.objectContaining({ level: 50, responseCode: 550, msg: 'a message could not be sent' }),
    );
    expect(log.text).not.toContain(owner.login);

    sink.refuse = false;
    await jobs.runWaiting(MAIL_QUEUE);
    expect(sink.deliveries).toEqual([]);
    await db.execute(sql`update pgboss.job set start_after = now() where name = ${MAIL_QUEUE} and state = 'retry'`);
    await jobs.runWaiting(MAIL_QUEUE);
    await jobs.runWaiting(MAIL_QUEUE);
    expect(sink.deliveries.map(({ to }) => to)).toEqual([[owner.login]]);
    await refused.test.close();
    await sink.close();
  });
});
