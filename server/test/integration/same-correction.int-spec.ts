import { startApp, type TestApp } from '../support/app';
import { askAccount, askName, infoOf, OTHER_NAME } from '../support/corrections';
import { activatedMember, bankOf, identityOf, PASSWORD, type TestAccount } from '../support/factories';
import { outcomes, refusal, send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';

describe('a correction to what stands there already', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp(WITHOUT_JOBS);
  });

  afterAll(() => test.close());

  const namesOf = async (member: TestAccount) => {
    const { firstName = '', middleName, lastName = '' } = await infoOf(member);
    return { firstName, middleName, lastName };
  };

  it('is refused with its field, in the language of who asks, and leaves nothing', async () => {
    const member = await activatedMember(test);
    const { identityType, identityNumber } = identityOf(member);

    const refused = [
      await refusal(askName(member, await namesOf(member))),
      await refusal(
        member.client.myData.askForIdentity({
          requestBody: { identityType, identityNumber, password: PASSWORD },
        }),
      ),
      await refusal(askAccount(member, bankOf(member))),
    ];
    const inFilipino = await send(`${test.url}/v2/member/corrections/name`, {
      token: member.token,
      headers: { 'accept-language': 'fil' },
      body: { ...(await namesOf(member)), password: PASSWORD },
    });

    expect(refused).toMatchObject([
      { status: 400, fieldErrors: [{ field: 'firstName', message: 'This is your name already.' }] },
      { status: 400, fieldErrors: [{ field: 'identityNumber', message: 'This is your ID already.' }] },
      {
        status: 400,
        fieldErrors: [{ field: 'accountNumber', message: 'This is your bank account already.' }],
      },
    ]);
    expect(inFilipino).toMatchObject({ status: 400, json: { message: 'Ito na ang pangalan mo.' } });
    expect((await member.client.myData.readCorrections()).items).toEqual([]);
  });

  it('is asked for where one letter is another one, or a name comes along', async () => {
    const [first, second] = [await activatedMember(test), await activatedMember(test)];
    const { lastName, ...names } = await namesOf(first);

    const asked = [
      askName(first, { ...names, lastName: `${lastName}s` }),
      askName(second, { ...names, lastName, middleName: OTHER_NAME.middleName }),
    ];

    expect(await outcomes(asked)).toEqual(['done', 'done']);
  });
});
