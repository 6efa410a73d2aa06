import { startApp, type TestApp } from '../support/app';
import { correctionsIn, infoOf } from '../support/corrections';
import { activatedMember } from '../support/factories';
import { refusal } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';

describe('the e-mail address of a member, which is optional', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp(WITHOUT_JOBS);
  });

  afterAll(() => test.close());

  it('is taken back by its member, once, and nothing is sent there any more', async () => {
    const member = await activatedMember(test);
    const { myData, notices } = member.client;
    const correct = (email: string | null) => myData.correctContact({ requestBody: { email } });
    await correct('juana@example.com');
    expect((await notices.readNoticePreferences()).hasEmail).toBe(true);
    await correct(null);
    await correct(null);
    expect((await infoOf(member)).email).toBeUndefined();
    expect((await notices.readNoticePreferences()).hasEmail).toBe(false);
    expect(await correctionsIn(test, member)).toEqual(['CONTACT_CORRECTED', 'CONTACT_CORRECTED']);
  });

  it('is not taken back by an empty text, nor by nothing', async () => {
    const member = await activatedMember(test);
    for (const requestBody of [{ email: '' }, {}]) {
      const wrong = await refusal(member.client.myData.correctContact({ requestBody: requestBody as never }));
      expect(wrong).toMatchObject({ status: 400, fieldErrors: [{ field: 'email' }] });
    }
  });
});
