/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BaseHttpRequest } from './core/BaseHttpRequest';
import type { OpenAPIConfig } from './core/OpenAPI';
import { FetchHttpRequest } from './core/FetchHttpRequest';
import { AccountSecurityService } from './services/AccountSecurityService';
import { AuthenticationService } from './services/AuthenticationService';
import { BackOfficeService } from './services/BackOfficeService';
import { CurrencyService } from './services/CurrencyService';
import { HealthService } from './services/HealthService';
import { LoanService } from './services/LoanService';
import { MemberService } from './services/MemberService';
import { MiscService } from './services/MiscService';
import { MyDataService } from './services/MyDataService';
import { NoticesService } from './services/NoticesService';
import { PaymentsService } from './services/PaymentsService';
import { UploadService } from './services/UploadService';
import { WalletService } from './services/WalletService';
type HttpRequestConstructor = new (config: OpenAPIConfig) => BaseHttpRequest;
export class PautangApi {
    public readonly accountSecurity: AccountSecurityService;
    public readonly authentication: AuthenticationService;
    public readonly backOffice: BackOfficeService;
    public readonly currency: CurrencyService;
    public readonly health: HealthService;
    public readonly loan: LoanService;
    public readonly member: MemberService;
    public readonly misc: MiscService;
    public readonly myData: MyDataService;
    public readonly notices: NoticesService;
    public readonly payments: PaymentsService;
    public readonly upload: UploadService;
    public readonly wallet: WalletService;
    public readonly request: BaseHttpRequest;
    constructor(config?: Partial<OpenAPIConfig>, HttpRequest: HttpRequestConstructor = FetchHttpRequest) {
        this.request = new HttpRequest({
            BASE: config?.BASE ?? '',
            VERSION: config?.VERSION ?? '2.0',
            WITH_CREDENTIALS: config?.WITH_CREDENTIALS ?? false,
            CREDENTIALS: config?.CREDENTIALS ?? 'include',
            TOKEN: config?.TOKEN,
            USERNAME: config?.USERNAME,
            PASSWORD: config?.PASSWORD,
            HEADERS: config?.HEADERS,
            ENCODE_PATH: config?.ENCODE_PATH,
        });
        this.accountSecurity = new AccountSecurityService(this.request);
        this.authentication = new AuthenticationService(this.request);
        this.backOffice = new BackOfficeService(this.request);
        this.currency = new CurrencyService(this.request);
        this.health = new HealthService(this.request);
        this.loan = new LoanService(this.request);
        this.member = new MemberService(this.request);
        this.misc = new MiscService(this.request);
        this.myData = new MyDataService(this.request);
        this.notices = new NoticesService(this.request);
        this.payments = new PaymentsService(this.request);
        this.upload = new UploadService(this.request);
        this.wallet = new WalletService(this.request);
    }
}

