/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CurrencyDto } from '../models/CurrencyDto';
import type { RatesDto } from '../models/RatesDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class CurrencyService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List all currencies
     * With those that no loan is offered in, which are not `active`.
     * @returns CurrencyDto Done.
     * @throws ApiError
     */
    public listCurrencies(): CancelablePromise<Array<CurrencyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/currency',
            errors: {
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * List the currencies that loans are offered in
     * Those that are `active`: switched on, with a rate that is not too old for a new loan.
     * @returns CurrencyDto Done.
     * @throws ApiError
     */
    public listAvailableCurrencies(): CancelablePromise<Array<CurrencyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/currency/available',
            errors: {
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
    /**
     * Read the exchange rates against the peso
     * Kept in the database and refreshed in the background; on failure the last ones stay.
     * @returns RatesDto Done.
     * @throws ApiError
     */
    public readExchangeRates(): CancelablePromise<RatesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/currency/rates',
            errors: {
                503: `\`SERVICE_BUSY\`: This is not possible at the moment. Nothing was changed. Please try again.`,
            },
        });
    }
}
